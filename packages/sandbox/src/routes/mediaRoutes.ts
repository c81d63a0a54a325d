import { Hono } from 'hono'
import type { SandboxEnvironment } from '../middleware/environment.ts'

/** A file that the portal's pages show; `bytes` stays in memory. */
export interface MediaFile {
  bytes: Uint8Array<ArrayBuffer>
  mediaType: string
}

/** The media files by their names. */
export type MediaFiles = Readonly<Record<string, MediaFile>>

const day = 24 * 60 * 60

/** Serves the media files, mounted at `/sandbox/media` with or without the console: the portal's own pages show them. Players request byte ranges. */
export function mediaRoutes(files: MediaFiles): Hono<SandboxEnvironment> {
  const routes = new Hono<SandboxEnvironment>()
  routes.get('/:name', (context) => {
    const name = context.req.param('name')
    const file = Object.hasOwn(files, name) ? files[name] : undefined
    if (!file) return context.notFound()
    const size = file.bytes.length
    const headers = { 'Content-Type': file.mediaType, 'Accept-Ranges': 'bytes', 'Cache-Control': `public, max-age=${day}` }
    const range = readRange(context.req.header('range'), size)
    if (range === null) return context.body(file.bytes, 200, headers)
    if (range === 'outside') return context.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` })
    const { start, end } = range
    return context.body(file.bytes.slice(start, end + 1), 206, { ...headers, 'Content-Range': `bytes ${start}-${end}/${size}` })
  })
  return routes
}

/** Reads one inclusive byte range; null for the whole file, and for a list of ranges. */
function readRange(header: string | undefined, size: number): { start: number; end: number } | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last))
  return start < size && start <= end ? { start, end } : 'outside'
}
