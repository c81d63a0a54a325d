import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HostPage {
  body: string
  /** The page's Content-Security-Policy. Default: none. */
  policy?: string
  /** Attributes of the page's `<html>` element. */
  html?: string
  head?: string
}

export interface HostPages {
  /** The origin, another site than the portal's: `http://127.0.0.1:…` instead of `localhost`. */
  origin: string
  /** Adds a page and returns its address. */
  add(page: HostPage): string
  close(): void
}

/** Starts a server for a partner's site, to which a journey adds pages. */
export async function openHostPages(): Promise<HostPages> {
  const pages: HostPage[] = []
  const server = createServer((request, response) => {
    const page = pages[Number((request.url ?? '').slice(1))]
    if (!page) return void response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end()
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...(page.policy ? { 'Content-Security-Policy': page.policy } : {}) })
    response.end(`<!doctype html><html ${page.html ?? 'lang="en"'}><head><meta name="viewport" content="width=device-width"><title>A partner</title>${page.head ?? ''}</head><body>${page.body}</body></html>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, add: (page) => `${origin}/${pages.push(page) - 1}`, close: () => void server.close() }
}
