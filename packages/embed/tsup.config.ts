import { defineConfig } from 'tsup'
import { smallStyles, wordsBeside } from './build/plugins.ts'
import { writeManifests } from './build/writeManifests.ts'

const script = { 'portal-invite-card': 'src/index.ts' }

export default defineConfig({
  entry: { ...script, es: 'src/words/es.ts' },
  format: 'esm',
  dts: { entry: script },
  clean: true,
  target: 'es2022',
  minify: true,
  splitting: false,
  // Files that need no other package: a page takes them by their address.
  noExternal: [/^@portal\//],
  esbuildPlugins: [wordsBeside, smallStyles],
  esbuildOptions(options) {
    options.conditions = ['@portal/source']
  },
  onSuccess: () => writeManifests(import.meta.dirname),
})
