import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { compressed } from './compressed.ts'
import { embedPage, mayBeFramed } from './embedPage.ts'
import { guestPages } from './guestPages.ts'
import { documentFile, entryDocuments, findDocument, loginDocument } from './entryDocuments.ts'
import { contentSecurityPolicy, secured, securityHeaders, videoHostsOf } from './securityHeaders.ts'
import { staticFile } from './staticFile.ts'
import { createMiddleware } from 'hono/factory'

export interface PortalPagesOptions {
  /** The folder of the built portal. */
  folder: string
  /** The value of `/config.json`. */
  config: unknown
  /** Returns the current public keys as JSON, for documents that send requests before any script has loaded; if omitted, the documents load the keys. */
  keySet?: () => Promise<string>
  /** The origins whose pages may frame a guest's key; none if omitted. */
  frameAncestors?: readonly string[]
}

/**
 * Serves the built portal: hashed assets, cached for a year; 404 for a missing asset, because a browser would run the document as a script; and
 * the document, uncached and with a new nonce, for every other path, including `/foo.php` and a link's token with a dot.
 */
export function portalPages({ folder, config, keySet = () => Promise.resolve(''), frameAncestors = [] }: PortalPagesOptions): Hono {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const document = read('index.html')
  const documents = new Map([loginDocument, ...entryDocuments].map((entry) => [entry, read(documentFile(entry.path))]))
  const videoHosts = videoHostsOf(config)
  const app = new Hono()

  app.use(async (context, next) => {
    await next()
    if (context.res.status === 404) context.res = secured(context.res)
    for (const [name, value] of Object.entries(securityHeaders)) {
      if (!context.res.headers.has(name) && !(name === 'X-Frame-Options' && mayBeFramed(context.res))) context.header(name, value)
    }
  })

  app.get('/config.json', (context) => {
    context.header('Cache-Control', 'no-store')
    return context.json(config)
  })

  app.get('*', embedPage({ folder, config, frameAncestors }), embedFiles(folder))
  app.get('*', guestPages({ folder, keySet }))
  app.get('*', (context) => {
    const path = decodeURIComponentSafely(context.req.path)
    if (path === null || isHidden(path)) return context.text('Not found', 404)
    const acceptEncoding = context.req.header('accept-encoding')
    const file = staticFile(folder, path, acceptEncoding)
    if (file) return file
    if (path.startsWith('/assets/')) return context.text('Not found', 404)
    const nonce = randomBytes(16).toString('base64')
    const entry = findDocument(path)
    return compressed(((entry && documents.get(entry)) ?? document).replaceAll('%CSP_NONCE%', nonce), acceptEncoding, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(nonce, videoHosts),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    })
  })
  return app
}

/** Whether a path is hidden. Files whose names begin with a dot are the build's own notes, such as `.vite/manifest.json`. */
function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.'))
}

function decodeURIComponentSafely(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text)
    return decoded.includes('\0') ? null : decoded
  } catch {
    return null
  }
}

const place = '/embed/'

/**
 * Serves the releases of the key element to pages of any origin. Scripts have the version in their names and are cached without limit;
 * manifests are not. Any origin may read them, because browsers require that to check a script's hash.
 */
function embedFiles(folder: string) {
  return createMiddleware(async (context, next) => {
    const { path } = context.req
    if (!path.startsWith(place)) return next()
    const isScript = /^\/embed\/[a-z-]+\.\d+\.\d+\.\d+(?:-dev\.[0-9a-f]+)?\.js$/.test(path)
    const isManifest = /^\/embed\/[a-z-]+\.json$/.test(path)
    const file = isScript || isManifest ? staticFile(folder, path, context.req.header('accept-encoding')) : null
    if (!file) return context.text('Not found', 404)
    file.headers.set('Access-Control-Allow-Origin', '*')
    file.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    if (isScript) file.headers.set('Cache-Control', 'public, max-age=31536000, immutable')
    return file
  })
}
