import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMiddleware } from 'hono/factory'
import { compressed } from './compressed.ts'
import { documentFile, findDocument, guestDocuments } from './entryDocuments.ts'
import { contentSecurityPolicy } from './securityHeaders.ts'

export interface GuestPagesOptions {
  /** The folder of the built portal. */
  folder: string
  /** Returns the current public keys as JSON; if omitted, the page loads them. */
  keySet: () => Promise<string>
}

/** Serves the guests' pages. Their documents contain the current public keys, so that the request for the invite need not wait for them. */
export function guestPages({ folder, keySet }: GuestPagesOptions) {
  const documents = new Map(guestDocuments.map((entry) => [entry, readFileSync(join(folder, documentFile(entry.path)), 'utf8')]))
  return createMiddleware(async (context, next) => {
    // The path is decoded, because the page also reads `%2F` as a slash.
    const entry = findDocument(context.req.path.replaceAll(/%2f/gi, '/'))
    const document = entry && documents.get(entry)
    if (document === undefined) return next()
    const nonce = randomBytes(16).toString('base64')
    const keys = (await keySet()).replaceAll('<', '\\u003c')
    return compressed(document.replaceAll('%CSP_NONCE%', nonce).replace('%KEY_SET%', () => keys), context.req.header('accept-encoding'), {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': guestPolicy(nonce),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    })
  })
}

/** The content security policy of every document, with additions for the guest page's inline script and the worker that caches the page. */
function guestPolicy(nonce: string): string {
  return contentSecurityPolicy(nonce).replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`).replace(/trusted-types [^;]+$/, 'trusted-types portal-guest')
}
