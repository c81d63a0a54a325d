import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { optimise } from './losslessPng.ts'

export const pictureFolder = join(import.meta.dirname, '../screenshots')
const recordFile = join(pictureFolder, 'taken.json')

/** The browser of the pictures, and the hash of each picture's bytes (stories.spec.ts): equal bytes need no comparison. */
interface PictureRecord {
  browser: string
  hashes: Record<string, string>
}

export function readPictureRecord(): PictureRecord {
  return existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as PictureRecord) : { browser: '', hashes: {} }
}

export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

/** Fonts and rounding differ on other systems, so pictures are compared on Linux only. */
export const arePicturesCompared = process.platform === 'linux'

/** Where a run that takes pictures notes the hash of each that it saw. */
const seenFolder = join(import.meta.dirname, '../../test-results/pictures-seen')

export function noteSeenPicture(file: string, hash: string): void {
  mkdirSync(seenFolder, { recursive: true })
  writeFileSync(join(seenFolder, file), hash)
}

/**
 * After pictures were taken: notes the browser and each picture's hash, and makes new files smaller without losing a pixel.
 * `since`: milliseconds of the epoch; what was written later is new.
 */
export async function recordPictures(browser: string, since: number): Promise<void> {
  const { hashes } = readPictureRecord()
  const kept: Record<string, string> = {}
  for (const file of readdirSync(pictureFolder).filter((name) => name.endsWith('.png')).sort()) {
    const path = join(pictureFolder, file)
    const seen = join(seenFolder, file)
    const hash = existsSync(seen) ? readFileSync(seen, 'utf8') : hashes[file]
    if (hash !== undefined) kept[file] = hash
    if (statSync(path).mtimeMs < since) continue
    const bytes = readFileSync(path)
    const smaller = await optimise(bytes)
    if (smaller.length < bytes.length) writeFileSync(path, smaller)
  }
  rmSync(seenFolder, { recursive: true, force: true })
  writeFileSync(recordFile, `${JSON.stringify({ browser, hashes: kept } satisfies PictureRecord, null, 1)}\n`)
}
