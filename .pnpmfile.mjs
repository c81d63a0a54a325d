export const hooks = {
  // OpenTelemetry is an optional peer of Vitest. It is removed here, because the server uses OpenTelemetry too, and some packages would then get a second copy of Vitest.
  readPackage(manifest) {
    if (manifest.name === 'vitest') {
      delete manifest.peerDependencies?.['@opentelemetry/api']
      delete manifest.peerDependenciesMeta?.['@opentelemetry/api']
    }
    return manifest
  },
  // pnpm runs this hook when it packs a package, and removes manifest entries that only this workspace uses.
  beforePacking(manifest) {
    delete manifest.scripts
    delete manifest.devDependencies
    return manifest
  },
}
