import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Creates the folder of the database file. If that fails, throws an error whose sentence is for the operator. */
export function makeFolderOf(databasePath: string): void {
  const folder = dirname(databasePath)
  try {
    makeFolder(folder)
  } catch (cause) {
    throw new Error(`The folder ${folder} of the database cannot be made: ${cause instanceof Error ? cause.message : String(cause)}. Set SANDBOX_DB to a file in a folder that can be written.`, { cause })
  }
}

/** Creates a folder and its parents one at a time, because Node's `recursive` never returns if a file system such as /proc refuses. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}
