import { type StoreErrorKind, storeErrorKind } from '../../store/storeErrors.ts'

type Kind = StoreErrorKind | 'notUpToDate'

const advice: Record<Kind, string> = {
  locked: 'is in use by another program. Stop that program, or choose another file.',
  readOnly: 'may not be written. Change its permissions or those of its folder, or choose another file.',
  damaged: 'is damaged. Restore a copy of it, or delete it with its -wal and -shm files to start over.',
  full: 'does not fit on its disk. Make room, or choose another file.',
  unopened: 'cannot be opened. Check that its folder exists and may be written, and that it is a file; or choose another file.',
  notUpToDate: 'could not be brought up to date. It may belong to a newer version, or to one from before the first release. Restore a copy of it, or delete it to start over.',
}

/** The store's file cannot be used. The message names the file, what is wrong with it and what to do. */
export class StoreFileError extends Error {
  override readonly name = 'StoreFileError'
  readonly path: string
  readonly kind: Kind

  constructor(path: string, kind: Kind, detail: string, options?: ErrorOptions) {
    super(`The sandbox's database ${path} ${advice[kind]} (${detail})`, options)
    this.path = path
    this.kind = kind
  }

  static from(error: unknown, path: string): StoreFileError {
    if (error instanceof StoreFileError) return error
    const detail = error instanceof Error ? error.message : String(error)
    return new StoreFileError(path, storeErrorKind(error) ?? (isFileError(error) ? 'unopened' : 'notUpToDate'), detail, { cause: error })
  }
}

/** Whether this is an error of `node:fs`, such as `EACCES`. */
function isFileError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
