import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const portal = join(import.meta.dirname, '..')

interface Prerenderer {
  renderLogin(config: unknown): { markup: string; styles: string }
}

/**
 * Writes `auth/login/index.html` into the build: the sign-in page with its styles, so that a stranger sees it before any
 * script has run. The document's nonce stands in it as `%CSP_NONCE%`, as in `index.html`.
 */
export async function prerenderLogin(folder: string, config: unknown): Promise<void> {
  const outDir = join(portal, 'node_modules/.prerender')
  await build({
    root: portal,
    configFile: join(portal, 'vite.config.ts'),
    logLevel: 'warn',
    ssr: { noExternal: true, resolve: { conditions: ['@portal/source', 'module', 'node'] } },
    build: { ssr: 'src/prerender/renderLogin.tsx', outDir, emptyOutDir: true, manifest: false, rollupOptions: { output: { entryFileNames: 'renderLogin.mjs' } } },
  })
  const { renderLogin } = (await import(`${pathToFileURL(join(outDir, 'renderLogin.mjs')).href}?${Date.now()}`)) as Prerenderer
  const { markup, styles } = renderLogin(config)
  const document = readFileSync(join(folder, 'index.html'), 'utf8')
    .replace('</head>', () => `<style nonce="%CSP_NONCE%">${styles}</style></head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
  mkdirSync(join(folder, 'auth/login'), { recursive: true })
  writeFileSync(join(folder, 'auth/login/index.html'), document)
}
