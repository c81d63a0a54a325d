import { type ImportCells, type ImportColumn, personCodeColumns } from '@portal/domain'
import type { CodeVault } from '../secrets/codeVault.ts'
import type { FoundRow } from './ImportedKind.ts'

type Kept = Pick<FoundRow, 'kind' | 'cells'>
/** A row about a user in stored form. Its entry methods are encrypted, separate from the fields by which the data of a removed user is found. */
type KeptUser = ImportCells & { Sealed?: string }

const secret: ReadonlySet<ImportColumn> = new Set([...personCodeColumns, 'FacilityCode'])

/** The cells of a row, or the fields of another system's record, in stored form: codes are encrypted. */
export async function keepCells(vault: CodeVault, kind: FoundRow['kind'], cells: ImportCells | readonly string[]): Promise<string> {
  if (kind === 'accessCodes') return vault.seal(JSON.stringify(cells))
  const codes = Object.entries(cells).filter(([column]) => secret.has(column as ImportColumn))
  return JSON.stringify(codes.length === 0 ? cells : { ...withoutCodes(cells as ImportCells), Sealed: await vault.seal(JSON.stringify(Object.fromEntries(codes))) })
}

export async function readCells<Cells extends ImportCells | readonly string[] = ImportCells>(vault: CodeVault, { kind, cells }: Kept): Promise<Cells> {
  const kept = JSON.parse(kind === 'accessCodes' ? await vault.open(cells) : cells) as Cells & KeptUser
  if (kept.Sealed === undefined) return kept
  const { Sealed, ...others } = kept
  return { ...others, ...(JSON.parse(await vault.open(Sealed)) as ImportCells) } as unknown as Cells
}

/** The cells of a stored row as the contract answers them, without its codes. */
export function shownCells(cells: string): ImportCells {
  const { Sealed: _codes, ...shown } = JSON.parse(cells) as KeptUser
  return shown
}

/** The cells of a row about a user, without the entry methods. */
export function withoutCodes(cells: ImportCells): ImportCells {
  return Object.fromEntries(Object.entries(cells).filter(([column]) => !secret.has(column as ImportColumn)))
}
