import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', contract: 'src/contract/index.ts', crypto: 'src/crypto/index.ts', guest: 'src/guest/index.ts' },
  format: 'esm',
  dts: true,
  clean: true,
  target: 'es2022',
})
