import { join } from 'node:path'
import { defineConfig } from 'tsup'
import { releaseScripts } from './build/releaseScripts.ts'
import { writeEntries } from './build/writeEntries.ts'
import { writeManifests } from './build/writeManifests.ts'

const folder = import.meta.dirname
const dist = join(folder, 'dist')

export default defineConfig({
  ...releaseScripts(folder, dist),
  dts: { entry: { 'portal-invite-card': 'src/index.ts', 'portal-invite-frame': 'src/frame/index.ts', 'jsx': 'src/jsx.ts', 'markup': 'src/markup.ts', 'fake': 'src/fake/index.ts' } },
  onSuccess: async () => {
    await writeEntries(folder, dist)
    await writeManifests(folder, dist)
  },
})
