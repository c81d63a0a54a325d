import { Unzip, UnzipInflate } from 'fflate'
import { fileLimits, Unreadable } from '../fileProblem.ts'

/** Reads the bytes of one part of an archive while it is unpacked. */
export interface PartReader {
  take: (bytes: Uint8Array) => void
  end: () => void
}

/** How many packed bytes are unpacked at once; they become at most 16 MB. */
const piece = 16_384

/**
 * Reads an archive once. `readerOf` returns the reader of a part, or nothing to skip it. Unpacking stops at a limit, even if a part claims
 * to be smaller. Throws `Unreadable`.
 */
export function unpack(archive: Uint8Array, readerOf: (path: string) => PartReader | null): void {
  let unpacked = 0
  let open = 0
  const unzip = new Unzip((file) => {
    const reader = readerOf(file.name)
    if (!reader) return
    open += 1
    file.ondata = (error, bytes, isLast) => {
      // The archive library also reports errors that a reader throws.
      if (error) throw error instanceof Unreadable ? error : new Unreadable('workbookBroken')
      unpacked += bytes.length
      if (unpacked > fileLimits.unpacked) throw new Unreadable('workbookHuge')
      reader.take(bytes)
      if (!isLast) return
      open -= 1
      reader.end()
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let from = 0; from < archive.length; from += piece) {
    const to = Math.min(from + piece, archive.length)
    unzip.push(archive.subarray(from, to), to === archive.length)
  }
  // A part has no end, so the archive was cut off.
  if (open > 0) throw new Unreadable('workbookBroken')
}
