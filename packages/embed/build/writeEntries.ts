import { build } from 'tsup'
import { entryScripts } from './releaseScripts.ts'

/** Entries for bundlers. */
export const writeEntries = async (folder: string, dist: string): Promise<void> => build({ ...entryScripts(folder, dist), config: false, silent: true })
