import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defineConfig } from 'tsup'

const here = import.meta.dirname

export default defineConfig({
  // One chunk a component: styled parts run at import, so a single file could never be shaken.
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,example,guide}.{ts,tsx}', '!src/docs/**', '!src/theme/generator/**', '!src/**/example*.{ts,tsx}', '!src/**/*Fixtures.ts'],
  format: 'esm',
  splitting: true,
  target: 'es2022',
  dts: { entry: { index: 'src/index.ts', 'words/en': 'src/words/en.ts', 'words/es': 'src/words/es.ts' } },
  clean: true,
  external: ['react', 'react-dom', 'react/jsx-runtime', 'styled-components'],
  async onSuccess() {
    // The bundler drops the directive, and without it a server component cannot import the library.
    const entry = join(here, 'dist/index.js')
    const code = await readFile(entry, 'utf8')
    // Imports that only keep an order are noise here: no module of the library acts when it is loaded.
    await writeFile(entry, `'use client'\n${code.replace(/^import "\.\/chunk-\w+\.js";\n/gm, '')}`)
    for (const name of ['tokens.css', 'tokens.json']) await copyFile(join(here, 'src/theme', name), join(here, 'dist', name))
  },
})
