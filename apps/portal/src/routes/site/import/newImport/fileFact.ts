import type { StoreValue } from 'nanostores'
import type { newImportMessages } from '../messages.ts'
import type { ReadFile } from '../reading/readImportFile.ts'

/** How many rows a file has, and how it was read. */
export function fileFact(t: StoreValue<typeof newImportMessages>, { rows: { length: rows }, sheet, encoding, isGuess }: ReadFile): string {
  if (sheet !== null) return t.readSheet({ rows, sheet })
  return (isGuess ? t.readGuessed : t.readAs)({ rows, encoding })
}
