const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

// The tests use what Node 22 brought, Strapi's database driver here is the SQLite of Node, and the seed is TypeScript that
// Node reads as it is.
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Node 22.18 or newer is wanted, this is ${process.versions.node}.`);
  console.error(
    'The project brings Node 24 as a package for Linux, macOS and Windows: start with an npm script or npx, which find it.',
  );
  process.exit(1);
}
