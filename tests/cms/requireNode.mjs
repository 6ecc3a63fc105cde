const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

// Strapi's database driver here is the SQLite that Node brings, and the seed is TypeScript that Node reads as it is.
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Node 22.18 or newer is wanted, this is ${process.versions.node}.`);
  console.error(
    'The project brings Node 24 as a package for Linux, macOS and Windows; there is none for this machine.',
  );
  process.exit(1);
}
