import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toPng, toWebp } from './losslessWebp.ts'

export const pictureFolder = join(import.meta.dirname, '../screenshots')
const recordFile = join(pictureFolder, 'taken.json')
/** The folder with pictures as PNG, which Playwright compares. The pictures that a run needs are unpacked into it, and new ones are written into it. */
export const unpackedFolder = join(import.meta.dirname, '../../.cache/pictures')
const unpackedOf = (file: string) => join(unpackedFolder, file.replace(/\.webp$/, '.png'))

/** The browser that took the pictures, and the hash of each picture's bytes (stories.spec.ts). Equal bytes need no comparison. */
interface PictureRecord {
  browser: string
  hashes: Record<string, string>
}

export function readPictureRecord(): PictureRecord {
  return existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as PictureRecord) : { browser: '', hashes: {} }
}

export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

/** Pictures are compared on Linux only, because other systems draw fonts and edges differently. */
export const arePicturesCompared = process.platform === 'linux'

/** The folder in which a run keeps the hash of each picture that it takes. */
const seenFolder = join(import.meta.dirname, '../../test-results/pictures-seen')

export function noteSeenPicture(file: string, hash: string): void {
  mkdirSync(seenFolder, { recursive: true })
  writeFileSync(join(seenFolder, file), hash)
}

/** Unpacks a picture, or removes the unpacked copy of a deleted one. */
export async function unpackPicture(file: string): Promise<void> {
  const [packed, unpacked] = [join(pictureFolder, file), unpackedOf(file)]
  if (!existsSync(packed)) return rmSync(unpacked, { force: true })
  mkdirSync(unpackedFolder, { recursive: true })
  writeFileSync(unpacked, await toPng(readFileSync(packed)))
  // Sets an old date, so that only files that Playwright writes count as new.
  utimesSync(unpacked, 0, 0)
}

/**
 * Runs after pictures were taken: records the browser and each picture's hash, and packs the new pictures. Pictures written after `since`
 * (epoch milliseconds) are new.
 */
export async function recordPictures(browser: string, since: number): Promise<void> {
  const { hashes } = readPictureRecord()
  const unpacked = existsSync(unpackedFolder) ? readdirSync(unpackedFolder).filter((name) => name.endsWith('.png')) : []
  for (const name of unpacked) {
    const path = join(unpackedFolder, name)
    if (statSync(path).mtimeMs >= since) writeFileSync(join(pictureFolder, name.replace(/\.png$/, '.webp')), await toWebp(readFileSync(path)))
  }
  const kept: Record<string, string> = {}
  for (const file of readdirSync(pictureFolder).filter((name) => name.endsWith('.webp')).sort()) {
    const seen = join(seenFolder, file)
    const hash = existsSync(seen) ? readFileSync(seen, 'utf8') : hashes[file]
    if (hash !== undefined) kept[file] = hash
  }
  rmSync(seenFolder, { recursive: true, force: true })
  writeFileSync(recordFile, `${JSON.stringify({ browser, hashes: kept } satisfies PictureRecord, null, 1)}\n`)
}
