import { readFileSync } from 'node:fs'
import type { MediaFile, MediaFiles } from '../../routes/mediaRoutes.ts'

const mediaTypes = { 'watchman.webm': 'video/webm', 'watchman.png': 'image/png', 'watchman.vtt': 'text/vtt; charset=utf-8' } as const

/** The sandbox's own video, its poster and captions. */
export function readMedia(): MediaFiles {
  const files = Object.entries(mediaTypes).map(([name, mediaType]): [string, MediaFile] => {
    return [name, { bytes: new Uint8Array(readFileSync(new URL(`../../media/${name}`, import.meta.url))), mediaType }]
  })
  return Object.fromEntries(files)
}
