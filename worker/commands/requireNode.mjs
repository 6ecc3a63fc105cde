const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

// The commands import TypeScript files directly, and the Strapi tests use Node's SQLite.
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Node 22.18 or newer is required; this is Node ${process.versions.node}.`);
  console.error(
    'The project installs Node 24 as a package for Linux, macOS and Windows. Use an npm script or npx to run it.',
  );
  process.exit(1);
}
