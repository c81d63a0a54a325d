import { join } from 'node:path'
import { defineConfig } from 'tsup'
import { keepReached } from '../../scripts/packages/keepReached.ts'

export default defineConfig({
  // One file for each module. Many modules build tables when they load, so a bundler could not drop unused parts of a single file.
  entry: ['src/**/*.ts', '!src/**/*.{test,fixture}.ts', '!src/testing/**'],
  format: 'esm',
  splitting: true,
  target: 'es2022',
  dts: { entry: { index: 'src/index.ts' } },
  clean: true,
  onSuccess: () => keepReached(join(import.meta.dirname, 'dist'), ['index.js']),
})
