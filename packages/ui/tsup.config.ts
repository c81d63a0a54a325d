import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defineConfig } from 'tsup'
import { keepReached } from '../../scripts/packages/keepReached.ts'
import { namedStyles } from './build/namedStyles.ts'
import { plainIcons } from './build/plainIcons.ts'
import { smallRules } from './build/smallRules.ts'

const here = import.meta.dirname
const dist = join(here, 'dist')
const entries = { index: 'src/index.ts', 'words/en': 'src/words/en.ts', 'words/es': 'src/words/es.ts' }
/** Finds imports of React and of libraries that build on it, which need 'use client'. */
const usesReact = /from "(?:react|react-dom|react\/jsx-runtime|styled-components|downshift|@radix-ui\/[\w-]+)[^"]*"/
/** The bundler's comment before each module, with its source file, which the published package doesn't have. */
const pathOfModule = /^\/\/ [\w.:/-]+\n/gm

export default defineConfig({
  // One file for each component. Styled parts run at import, so a bundler could not drop unused components from a single file.
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,example,guide}.{ts,tsx}', '!src/docs/**', '!src/theme/generator/**', '!src/**/example*.{ts,tsx}', '!src/**/*Fixtures.ts'],
  format: 'esm',
  splitting: true,
  target: 'es2022',
  dts: { entry: entries },
  clean: true,
  esbuildPlugins: [namedStyles, plainIcons(here), smallRules],
  external: ['react', 'react-dom', 'react/jsx-runtime', 'styled-components'],
  async onSuccess() {
    // A script that uses React itself says 'use client'; an entry does not, so that a server component which imports one part sends only that
    // part to the browser, and a plain function runs on the server.
    await keepReached(dist, Object.keys(entries).map((entry) => `${entry}.js`), (code) => (usesReact.test(code) ? `'use client'\n` : '') + code.replaceAll(pathOfModule, ''))
    for (const name of ['tokens.css', 'tokens.json']) await copyFile(join(here, 'src/theme', name), join(dist, name))
  },
})
