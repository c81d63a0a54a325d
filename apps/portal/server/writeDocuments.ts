import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Scripts } from './buildChunks.ts'
import { documentFile, entryDocuments, guestDocuments, loginDocument, earlySignIn, type EntryDocument } from './entryDocuments.ts'
import { writeGuestDocument } from './writeGuestDocument.ts'

const portal = join(import.meta.dirname, '..')

interface Prerendered {
  markup: string
  head: string
}

interface Prerenderer {
  renderLogin(config: unknown): Prerendered
  renderSiteFrame(config: unknown): Prerendered
  renderGuest(config: unknown): Prerendered & { title: string }
}

/**
 * Writes the documents of the pages on which a visit may begin. Each links to all files of its page, so that the browser loads them in
 * parallel with the first script. The documents of the sign-in page and of the signed-in area's frame contain their markup and styles,
 * which show before any script has run. `%CSP_NONCE%` marks where the nonce goes, as in `index.html`.
 */
export function writeDocuments(folder: string, { scripts, ahead, config, prerenderer }: { scripts: Scripts; ahead: string; config: unknown; prerenderer: Prerenderer }): void {
  const document = readFileSync(join(folder, 'index.html'), 'utf8')
  const preloads = ({ path, entries }: EntryDocument) => {
    const files = new Set(entries.flatMap((name) => filesOf(scripts, path, name)))
    return [...files].filter((file) => !document.includes(file)).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')
  }
  const preloaded = (url: string) => `<link rel="preload" as="fetch" crossorigin href="${url}">`
  const keys = preloaded(keysUrlOf(config))
  const asked = preloaded('/config.json') + keys
  const inlined = withLateFonts(folder, withInlineStyles(folder, document))
  const fonts = /\/assets\/fonts-\w+\.css/.exec(inlined)?.[0] ?? ''
  const prerendered = (links: string, { head, markup }: Prerendered) =>
    inlined.replace('</head>', () => `${links}${head}</head>`).replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
  const { renderLogin, renderSiteFrame, renderGuest } = prerenderer
  const frame = renderSiteFrame(config)
  const guest = renderGuest(config)
  for (const entry of guestDocuments) {
    write(folder, entry, writeGuestDocument({ ...guest, ahead, fonts, scripts: entry.entries.flatMap((name) => filesOf(scripts, entry.path, name)) }))
  }
  for (const entry of entryDocuments) {
    if (entry.standsAlone) continue
    const links = asked + preloads(entry)
    write(folder, entry, entry.path.startsWith('/site') ? prerendered(links, frame) : document.replace('</head>', () => `${links}</head>`))
  }
  const login = prerendered(keys + preloads(loginDocument), renderLogin(config))
  const [first = ''] = filesOf(scripts, loginDocument.path, earlySignIn)
  // Deferred scripts run in the order of the document.
  write(folder, loginDocument, login.replace('<script type="module"', (next) => `<script defer fetchpriority="high" src="/${first}"></script>${next}`))
}

function filesOf(scripts: Scripts, path: string, name: string): string[] {
  const found = scripts[name]
  if (!found) throw new Error(`${path} needs ${name}, which the build does not have: entryDocuments.ts must name an entry.`)
  return [found.file, ...found.with]
}

function keysUrlOf(config: unknown): string {
  return (config as { keysUrl: string }).keysUrl
}

/** The document with its styles inside, because the first view of a prerendered page must not wait for a second answer. */
function withInlineStyles(folder: string, document: string): string {
  return document.replace(/<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+)">/g, (_link, file: string) => `<style nonce="%CSP_NONCE%">${readFileSync(join(folder, file), 'utf8').trim()}</style>`)
}

/**
 * The document with fonts that load late. On a page that is readable before its scripts have loaded, fonts must not compete with scripts
 * for bandwidth. No page waits for the style sheet that names the font; `main.ts` applies it once the font has loaded. Both are cached, so
 * this matters only at the first visit.
 */
function withLateFonts(folder: string, document: string): string {
  const faces = document.match(/@font-face\{[^}]*\}/g) ?? []
  const styles = faces.join('')
  const file = `assets/fonts-${createHash('sha256').update(styles).digest('hex').slice(0, 8)}.css`
  writeFileSync(join(folder, file), styles)
  return faces.reduce((text, face) => text.replace(face, ''), document).replace('</body>', `<link rel="stylesheet" media="not all" href="/${file}"${mainFont(faces)}></body>`)
}

/** Attributes that tell `main.ts` which font is the main one. */
function mainFont(faces: readonly string[]): string {
  const face = faces.find((text) => /unicode-range:U\+(\?\?|0000-00FF)/i.test(text)) ?? ''
  const told = (name: string, asked: RegExp) => {
    const value = asked.exec(face)?.[1]
    if (value === undefined) throw new Error(`The font of most texts does not say its ${name}: ${face}`)
    return ` data-${name}="${value.replaceAll('"', '')}"`
  }
  return told('family', /font-family:([^;}]+)/) + told('file', /url\(([^)]+)\)/) + told('weight', /font-weight:([^;}]+)/) + told('range', /unicode-range:([^;}]+)/)
}

function write(folder: string, { path }: EntryDocument, text: string): void {
  const file = join(folder, documentFile(path))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Builds the code that renders the documents. */
export async function loadPrerenderer(): Promise<Prerenderer> {
  const outDir = join(portal, 'node_modules/.prerender')
  await build({
    root: portal,
    configFile: join(portal, 'vite.config.ts'),
    logLevel: 'warn',
    ssr: { noExternal: true, resolve: { conditions: ['@portal/source', 'module', 'node'] } },
    // The documents contain all languages, which pages otherwise load later.
    build: { ssr: 'src/prerender/renderDocuments.tsx', outDir, emptyOutDir: true, rolldownOptions: { checks: { ineffectiveDynamicImport: false }, output: { entryFileNames: 'renderDocuments.mjs' } } },
  })
  return (await import(`${pathToFileURL(join(outDir, 'renderDocuments.mjs')).href}?${Date.now()}`)) as Prerenderer
}
