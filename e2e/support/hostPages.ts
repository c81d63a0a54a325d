import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HostPage {
  body: string
  /** Its Content-Security-Policy; none if omitted. */
  policy?: string
  /** Attributes of `<html>`. */
  html?: string
  head?: string
}

export interface HostPages {
  /** A different site than the portal's: `http://127.0.0.1:…` instead of `localhost`. */
  origin: string
  /** Returns the address of the page. */
  add(page: HostPage): string
  close(): void
}

/** The site of a partner, whose pages a journey writes. */
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
