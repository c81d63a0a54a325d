import { randomBytes } from 'node:crypto'
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { contentSecurityPolicy, securityHeaders } from './securityHeaders.ts'

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface PortalPagesOptions {
  /** The folder of the built portal. */
  folder: string
  /** The value of `/config.json`. */
  config: unknown
}

/**
 * Serves the built portal: hashed assets for a year, a missing asset as 404 (never the document, or a browser would run
 * HTML as a script), and the document, never cached and with a fresh nonce, for every other path.
 */
export function portalPages({ folder, config }: PortalPagesOptions): Hono {
  const document = readFileSync(join(folder, 'index.html'), 'utf8')
  const login = readFileSync(join(folder, 'auth/login/index.html'), 'utf8')
  const app = new Hono()

  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders)) {
      if (!context.res.headers.has(name)) context.header(name, value)
    }
  })

  app.get('/config.json', (context) => {
    context.header('Cache-Control', 'no-store')
    return context.json(config)
  })

  app.get('*', (context) => {
    const path = decodeURIComponentSafely(context.req.path)
    const file = path === null || isHidden(path) ? null : fileInside(folder, path)
    if (file) {
      const headers = new Headers({
        'Content-Type': mediaTypes[extname(file)] ?? 'application/octet-stream',
        'Cache-Control': context.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, { headers })
    }
    if (path === null || isHidden(path) || path.startsWith('/assets/') || extname(path) !== '') return context.text('Not found', 404)
    const nonce = randomBytes(16).toString('base64')
    context.header('Content-Security-Policy', contentSecurityPolicy(nonce))
    context.header('Cache-Control', 'no-store')
    context.header('X-Robots-Tag', 'noindex')
    return context.html((context.req.path === '/auth/login' ? login : document).replaceAll('%CSP_NONCE%', nonce))
  })
  return app
}

/** Names that begin with a dot are the build's own notes, such as `.vite/manifest.json`. */
function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.'))
}

/** Bytes. */
const longestPath = 255

/** The file below `folder` that `path` names, or null; a path that climbs out of the folder names none. */
function fileInside(folder: string, path: string): string | null {
  // A longer name is no file's, and the file system would answer an error.
  if (Buffer.byteLength(path) > longestPath) return null
  const file = normalize(join(folder, path))
  if (!file.startsWith(folder + sep) || file.endsWith('index.html')) return null
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null
}

function decodeURIComponentSafely(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text)
    return decoded.includes('\0') ? null : decoded
  } catch {
    return null
  }
}
