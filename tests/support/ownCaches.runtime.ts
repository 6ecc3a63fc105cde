// Test files share isolates and the Cache API, and some use the same names of sources. Each file opens caches of its own.
const file = crypto.randomUUID();

caches.open = (name) => CacheStorage.prototype.open.call(caches, `${name}-${file}`);
