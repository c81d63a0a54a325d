import { workerPolicy } from '../src/routes/site/import/desk/workerPolicy.ts'

/** The headers of every answer. The document also has a Content-Security-Policy ("wire and formats" §4.1). */
export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), screen-wake-lock=(self)',
} as const satisfies Readonly<Record<string, string>>

/** The content security policy of answers that aren't pages: they load nothing, and no page can frame them. */
const nothingPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Adds the headers that an answer of the services lacks. Pages, such as the payment gateway's frame, have a policy of their own. */
export function secured(answer: Response): Response {
  const headers = new Headers(answer.headers)
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const { 'Strict-Transport-Security': transport, 'X-Content-Type-Options': contentType, 'Referrer-Policy': referrer } = securityHeaders
  const added = { 'Strict-Transport-Security': transport, 'X-Content-Type-Options': contentType, 'Referrer-Policy': referrer, ...(!isPage && { 'Content-Security-Policy': nothingPolicy }) }
  for (const [name, value] of Object.entries(added)) if (!headers.has(name)) headers.set(name, value)
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}

/**
 * The content security policy of the document. `nonce` is new for every answer; styled-components writes its style elements with it.
 * `videoHosts`: other hosts whose videos may play.
 */
export function contentSecurityPolicy(nonce: string, videoHosts: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["media-src 'self'", ...videoHosts.map((host) => `https://${host}`)].join(' '),
    // Frames are allowed for the gateway's payment form; the sandbox's form is a page of this origin in a sandboxed frame.
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types dompurify ${workerPolicy}`,
  ].join('; ')
}

/** The configured hosts whose videos may play. Texts that aren't hosts are left out, so that they cannot widen the policy. */
export function videoHostsOf(config: unknown): string[] {
  const hosts: unknown = typeof config === 'object' && config !== null && 'videoHosts' in config ? config.videoHosts : []
  return Array.isArray(hosts) ? hosts.filter((host): host is string => typeof host === 'string' && /^[\w.-]+(?::\d+)?$/.test(host)) : []
}
