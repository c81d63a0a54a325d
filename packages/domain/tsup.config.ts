import { join } from 'node:path'
import { defineConfig } from 'tsup'
import { keepReached } from '../../scripts/packages/keepReached.ts'

export default defineConfig({
  // One chunk a module: many tables are made as they are loaded, so a single file could never be shaken.
  entry: ['src/**/*.ts', '!src/**/*.{test,fixture}.ts', '!src/testing/**'],
  format: 'esm',
  splitting: true,
  target: 'es2022',
  dts: { entry: { index: 'src/index.ts' } },
  clean: true,
  onSuccess: () => keepReached(join(import.meta.dirname, 'dist'), ['index.js']),
})
