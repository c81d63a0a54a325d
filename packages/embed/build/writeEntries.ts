import { build } from 'tsup'
import { entryScripts } from './releaseScripts.ts'

/** Writes the entry files for bundlers. */
export const writeEntries = async (folder: string, dist: string): Promise<void> => build({ ...entryScripts(folder, dist), config: false, silent: true })
