import { createReadStream, statSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'
import { Readable } from 'node:stream'
import { chooseEncoding, encodings, type Encoding } from './chooseEncoding.ts'

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** A file of the build with the caching that its name allows, compressed if the build has it compressed; null for another path. */
export function staticFile(folder: string, path: string, acceptEncoding: string | undefined): Response | null {
  const file = fileInside(folder, path)
  if (file === null) return null
  const offered = encodings.filter((encoding) => sizeOf(file + endings[encoding]) !== null)
  const encoding = chooseEncoding(acceptEncoding, offered)
  const sent = encoding === null ? file : file + endings[encoding]
  const headers = new Headers({
    'Content-Type': mediaTypes[extname(file)] ?? 'application/octet-stream',
    'Content-Length': String(sizeOf(sent)),
    // The names of assets contain a hash of their contents, so they can be cached for a year.
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  if (offered.length > 0) headers.set('Vary', 'Accept-Encoding')
  if (encoding !== null) headers.set('Content-Encoding', encoding)
  return new Response(Readable.toWeb(createReadStream(sent)) as ReadableStream, { headers })
}

/** The longest path in bytes. */
const longestPath = 255

/** The file below `folder` at `path`; null if there is none, or if the path leads out of the folder. */
function fileInside(folder: string, path: string): string | null {
  // No file has a longer name, and the file system would throw an error.
  if (Buffer.byteLength(path) > longestPath) return null
  const file = normalize(join(folder, path))
  if (!file.startsWith(folder + sep) || !(extname(file) in mediaTypes)) return null
  return sizeOf(file) === null ? null : file
}

/** The size of a file in bytes; null if there is no such file. */
function sizeOf(file: string): number | null {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats?.isFile() ? stats.size : null
}
