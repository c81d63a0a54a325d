export const hooks = {
  // Vitest may be traced by OpenTelemetry, which nobody does here: the server's use of it would give some packages a second copy of Vitest.
  readPackage(manifest) {
    if (manifest.name === 'vitest') {
      delete manifest.peerDependencies?.['@opentelemetry/api']
      delete manifest.peerDependenciesMeta?.['@opentelemetry/api']
    }
    return manifest
  },
  // pnpm runs this hook as it packs: a partner gets the manifest without what only this workspace uses.
  beforePacking(manifest) {
    delete manifest.scripts
    delete manifest.devDependencies
    return manifest
  },
}
