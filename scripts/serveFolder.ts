import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'

const mediaTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/** Serves a folder of static files on a free local port, under `path` (such as `/workbench`) if it is given. */
export function serveFolder(folder: string, path = ''): Promise<{ address: string; close(): void }> {
  const server = createServer((request, response) => {
    const { pathname: asked } = new URL(request.url ?? '/', 'http://localhost')
    const pathname = asked.slice(path.length)
    const file = normalize(join(folder, pathname.endsWith('/') ? `${pathname}index.html` : decodeURIComponent(pathname)))
    if (!asked.startsWith(`${path}/`) || !file.startsWith(folder + sep) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end()
      return
    }
    const { size } = statSync(file)
    // Requests for byte ranges are answered, because a browser needs them to jump to a time in a video.
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
    const start = Number(range?.[1] ?? 0)
    const end = Math.min(Number(range?.[2] || size - 1), size - 1)
    response.writeHead(range ? 206 : 200, {
      'Content-Type': mediaTypes[extname(file)] ?? 'application/octet-stream',
      'Content-Length': Math.max(end - start + 1, 0),
      'Accept-Ranges': 'bytes',
      ...(range ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
      // Files in /assets/ have a hash in their name, so they never change.
      'Cache-Control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    })
    createReadStream(file, size > 0 ? { start, end } : {}).pipe(response)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({ address: `http://127.0.0.1:${port}${path}`, close: () => server.close() })
    })
  })
}
