// pnpm runs this hook as it packs: a partner gets the manifest without what only this workspace uses.
export const hooks = {
  beforePacking(manifest) {
    delete manifest.scripts
    delete manifest.devDependencies
    return manifest
  },
}
