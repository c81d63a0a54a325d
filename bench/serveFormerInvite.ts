import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The guest's page as it was before it had a document of its own: the portal's document, which loads React, asks for the configuration and finds the
 * route. Everything comes from the portal of `address`, in today's chunks.
 */
export async function serveFormerInvite(address: string): Promise<{ address: string; close(): void }> {
  const { host, hostname, port, origin } = new URL(address)
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url?.startsWith('/Invite') ? '/any-page' : incoming.url
    const headers = { ...incoming.headers, host, ...(incoming.headers.origin !== undefined && { origin }) }
    incoming.pipe(request({ hostname, port, path, method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
