import type { ImportCells } from '@portal/domain'
import type { CodeVault } from '../secrets/codeVault.ts'
import type { FoundRow } from './ImportedKind.ts'

type Kept = Pick<FoundRow, 'kind' | 'cells'>

/** A row's cells, or the fields of another system's record, in stored form: encrypted if they contain a code. */
export function keepCells(vault: CodeVault, kind: FoundRow['kind'], cells: ImportCells | readonly string[]): string | Promise<string> {
  const text = JSON.stringify(cells)
  return kind === 'accessCodes' ? vault.seal(text) : text
}

export async function readCells<Cells extends ImportCells | readonly string[] = ImportCells>(vault: CodeVault, { kind, cells }: Kept): Promise<Cells> {
  return JSON.parse(kind === 'accessCodes' ? await vault.open(cells) : cells) as Cells
}
