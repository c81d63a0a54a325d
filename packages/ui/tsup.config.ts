import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { defineConfig } from 'tsup'
import { namedStyles } from './build/namedStyles.ts'

const here = import.meta.dirname
const dist = join(here, 'dist')
const entries = { index: 'src/index.ts', 'words/en': 'src/words/en.ts', 'words/es': 'src/words/es.ts' }
/** What only runs where React's hooks do: React itself and the libraries that build on it. */
const usesReact = /from "(?:react|react-dom|react\/jsx-runtime|styled-components|lucide-react|downshift|@radix-ui\/[\w-]+)[^"]*"/

export default defineConfig({
  // One chunk a component: styled parts run at import, so a single file could never be shaken.
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,example,guide}.{ts,tsx}', '!src/docs/**', '!src/theme/generator/**', '!src/**/example*.{ts,tsx}', '!src/**/*Fixtures.ts'],
  format: 'esm',
  splitting: true,
  target: 'es2022',
  dts: { entry: entries },
  clean: true,
  esbuildPlugins: [namedStyles],
  external: ['react', 'react-dom', 'react/jsx-runtime', 'styled-components'],
  async onSuccess() {
    const reached = new Set<string>()
    for (const entry of Object.keys(entries)) await follow(`${entry}.js`, reached)
    const written = await readdir(dist, { recursive: true })
    await Promise.all(written.filter((file) => file.endsWith('.js') && !reached.has(file)).map((file) => rm(join(dist, file))))
    for (const name of ['tokens.css', 'tokens.json']) await copyFile(join(here, 'src/theme', name), join(dist, name))
  },
})

/**
 * Marks the scripts that an entry imports, directly or not. A script that uses React itself says 'use client'; an entry does not, so that a
 * server component which imports one part sends only that part to the browser, and a plain function runs on the server.
 */
async function follow(file: string, reached: Set<string>): Promise<void> {
  if (reached.has(file)) return
  reached.add(file)
  const path = join(dist, file)
  const code = (await readFile(path, 'utf8'))
    // The bundler keeps imports that only hold an order; no module of the library acts when it is loaded.
    .replaceAll(/^import "(?:\.\.?\/)+chunk-\w+\.js";\n/gm, '')
  await writeFile(path, usesReact.test(code) ? `'use client'\n${code}` : code)
  await Promise.all([...code.matchAll(/(?:from|import)\s*\(?"(\.[^"]+)"/g)].map(([, to = '']) => follow(join(dirname(file), to), reached)))
}
