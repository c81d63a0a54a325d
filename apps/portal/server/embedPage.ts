import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMiddleware } from 'hono/factory'
import { compressed } from './compressed.ts'

export interface EmbedPageOptions {
  /** The folder of the built portal. */
  folder: string
  /** The value of `/config.json`. */
  config: unknown
  /** The origins whose pages may frame a guest's key. */
  frameAncestors: readonly string[]
}

/**
 * Serves the page of a framed key, which has only the key element. Only the named origins may frame it. Its address has no token that a
 * server could log: the token comes in a message, or after the `#`.
 */
export function embedPage({ folder, config, frameAncestors }: EmbedPageOptions) {
  const scripts = scriptsOf(join(folder, 'embed'))
  const brand = brandOf(config)
  return createMiddleware(async (context, next) => {
    if (context.req.path !== '/embed/invite' || scripts.length === 0) return next()
    const nonce = randomBytes(16).toString('base64')
    return compressed(write(scripts, brand, nonce), context.req.header('accept-encoding'), {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(nonce, frameAncestors),
      'Cache-Control': 'no-store',
      'Cross-Origin-Resource-Policy': frameAncestors.length > 0 ? 'cross-origin' : 'same-origin',
      'X-Robots-Tag': 'noindex',
    })
  })
}

/** Allows the listed origins to frame an answer, by its content security policy. `X-Frame-Options` has no list, and would refuse all of them. */
export const mayBeFramed = (answer: Response): boolean => /frame-ancestors (?!'none')/.test(answer.headers.get('content-security-policy') ?? '')

/** The scripts of the current release, each with a hash of its bytes, because a version may be built several times before its release. */
function scriptsOf(folder: string): string[] {
  const manifest = join(folder, 'embed-manifest.json')
  if (!existsSync(manifest)) return []
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  return ['portal-invite-card', 'portal-invite-page'].map((name) => {
    const file = `${name}.${version}.js`
    return `/embed/${file}?${createHash('sha256').update(readFileSync(join(folder, file))).digest('hex').slice(0, 8)}`
  })
}

function policyOf(nonce: string, frameAncestors: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

function write(scripts: readonly string[], brand: string, nonce: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><title>Virtual key</title>',
    `<style nonce="${nonce}">body{margin:0}</style>`,
    ...scripts.map((script) => `<script type="module" src="${script}"></script>`),
    `</head><body><portal-invite-card><span slot="brand">${escaped(brand)}</span></portal-invite-card></body></html>`,
  ].join('')
}

function brandOf(config: unknown): string {
  const { brand } = (typeof config === 'object' && config !== null ? config : {}) as { brand?: { name?: unknown } }
  return typeof brand?.name === 'string' ? brand.name : ''
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
