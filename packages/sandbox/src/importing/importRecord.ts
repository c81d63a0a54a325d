import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { type ImportCells, type ImportColumn, importUndoFor, mayChangePerson, maySeePerson, personCodeColumns } from '@portal/domain'
import { sql } from 'kysely'
import { standingsOf, type Viewer } from '../people/viewer.ts'
import { notFound, Refusal } from '../Refusal.ts'
import type { Row } from '../store/schema.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import type { ImportedKind, ImportedRecord } from './ImportedKind.ts'
import { filled, type Sentence } from '../words/sentence.ts'
import type { CodeVault } from '../secrets/codeVault.ts'

type ImportRecord = ResponseOf<(typeof endpoints)['getImport']>

interface Seen {
  viewer: Viewer
  found: Row<'imports'>
  /** Whether the viewer created the import, or has a higher role than its creator. */
  isOwn: boolean
}

/** Finds an import, for its user and for anyone who may see that user; 404 for others. */
export async function findImport({ store, viewer }: { store: Store; viewer: Viewer }, id: number): Promise<Seen> {
  const found = await store.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found || found.account_id !== viewer.accountId) throw notFound('import', 'ImportID')
  const [seen] = await seenBy(store, viewer, [found])
  if (!seen) throw notFound('import', 'ImportID')
  return { viewer, ...seen }
}

/** Like `findImport`; also 403 for an import of someone with the viewer's own role. */
export async function findImportToChange(call: { store: Store; viewer: Viewer }, id: number): Promise<Seen> {
  const seen = await findImport(call, id)
  if (!seen.isOwn) throw new Refusal(403, 'FORBIDDEN', 'Another user made this import.')
  return seen
}

/** The visible records, such as imports, each with whether the viewer created it or has a higher role than its creator. */
export async function seenBy<Found extends { by_user_id: number }>(store: Store, viewer: Viewer, imports: readonly Found[]): Promise<{ found: Found; isOwn: boolean }[]> {
  const standings = await standingsOf(store, imports.map(({ by_user_id: id }) => id))
  return imports.flatMap((found) => {
    const isTheirs = found.by_user_id === viewer.user.id
    const by = standings.get(found.by_user_id)
    if (!isTheirs && (by === undefined || !maySeePerson(viewer.standing, by))) return []
    return [{ found, isOwn: isTheirs || (by !== undefined && mayChangePerson(viewer.standing, by)) }]
  })
}

const counted = {
  Done: `outcome <> 'waiting'`, Created: `outcome = 'created'`, Changed: `outcome = 'changed'`, Unchanged: `outcome = 'unchanged'`, Skipped: `outcome = 'skipped'`, Failed: `outcome = 'failed'`,
  Undone: `undo = 'undone'`, UndoWaiting: `undo = 'waiting'`, UndoRefused: `undo = 'blocked'`, Undoable: `undo in ('open', 'blocked')`,
} as const

const counts = (Object.keys(counted) as (keyof typeof counted)[]).map((name) => sql<number>`count(*) filter (where ${sql.raw(counted[name])})`.as(name))

/** Imports in the contract's shape, in the given order. */
export async function importAnswers(store: Store, imports: readonly { found: Row<'imports'>; isOwn: boolean }[]): Promise<ImportRecord[]> {
  if (imports.length === 0) return []
  const rows = await store
    .selectFrom('imports')
    .innerJoin('properties', 'properties.id', 'imports.property_id')
    .leftJoin('import_rows', 'import_rows.import_id', 'imports.id')
    .select(['imports.id', 'properties.name as PropertyName'])
    .select(counts)
    .where('imports.id', 'in', imports.map(({ found }) => found.id))
    .groupBy(['imports.id', 'properties.name'])
    .execute()
  const ofImport = new Map(rows.map(({ id, ...row }) => [id, row]))
  return imports.flatMap(({ found, isOwn }) => {
    const row = ofImport.get(found.id)
    return row ? {
      ...row, ImportID: found.id, Kind: found.kind, FileName: found.file_name, PropertyID: found.property_id, By: found.by_name, State: found.state, Reason: found.reason, Rows: found.rows,
      CreatedAt: toIso(found.created_at), StartedAt: toIso(found.started_at), EndedAt: toIso(found.ended_at), UndoUntil: toIso(undoUntil(found)), IsOwn: isOwn, MigrationID: found.migration_id,
    } : []
  })
}

/** The last moment at which the import can be undone, in epoch milliseconds; null until the import ends. */
export function undoUntil({ ended_at: ended }: Pick<Row<'imports'>, 'ended_at'>): number | null {
  return ended === null ? null : ended + importUndoFor
}

/**
 * Starts the undo of rows of a finished import; all rows if `rows` is absent. Inside a transaction. Refusals: 409 `IMPORT_STATE`,
 * `UNDO_EXPIRED`.
 */
export async function beginUndo(trx: Store, found: Row<'imports'>, userId: number, now: number, rows?: readonly number[]): Promise<void> {
  const until = undoUntil(found)
  if (until === null || found.undo_by_user_id !== null) throw new Refusal(409, 'IMPORT_STATE', 'An import can be undone when it has ended.')
  if (until <= now) throw new Refusal(409, 'UNDO_EXPIRED', 'It is too late to undo this.')
  const open = trx.updateTable('import_rows').set({ undo: 'waiting', code: '', message: '' }).where('import_id', '=', found.id).where('undo', 'in', ['open', 'blocked'])
  await (rows ? open.where(inIds('row', rows)) : open).execute()
  await trx.updateTable('imports').set({ undo_by_user_id: userId, reason: '' }).where('id', '=', found.id).execute()
}

/** Ends an import early; its waiting rows are not written. Inside a transaction. */
export async function cancelImport(trx: Store, id: number, now: number): Promise<void> {
  await trx.updateTable('imports').set({ state: 'cancelled', reason: '', ended_at: now }).where('id', '=', id).execute()
  await trx.updateTable('import_rows').set({ outcome: 'skipped', message: 'The import was canceled before this row.' }).where('import_id', '=', id)
    .where('outcome', '=', 'waiting').execute()
}

type LaterRow = Pick<Row<'import_rows'>, 'import_id' | 'row' | 'record_id' | 'version_after'>

/** Why rows of one kind can't be undone, by row. Leaves out rows that can be undone. */
export async function builtOn(store: Store, viewer: Viewer, { find, standsOn }: ImportedKind, rows: readonly Row<'import_rows'>[]): Promise<Map<number, Sentence>> {
  const ids = rows.flatMap(({ record_id: id }) => id ?? [])
  const [first] = rows
  if (!first || ids.length === 0) return new Map()
  const byId = new Map((await find(store, viewer, ids)).map((record) => [record.id, record]))
  const later = await store.selectFrom('import_rows').select(['import_id', 'row', 'record_id', 'version_after']).where('kind', '=', first.kind).where(inIds('record_id', ids))
    .where('undo', '!=', 'undone').execute()
  const found = new Map<number, Sentence>()
  for (const row of rows) {
    const record = byId.get(row.record_id ?? 0)
    const reason = !record ? 'Deleted since.'
      : record.version !== row.version_after ? whoChanged(row, record, later)
      : row.before === null && standsOn ? await standsOn(store, record, row)
      : null
    if (reason !== null) found.set(row.row, reason)
  }
  return found
}

function whoChanged(row: Row<'import_rows'>, { id, version, updated_by: by }: ImportedRecord, later: readonly LaterRow[]): Sentence {
  const found = later.find((one) => one.record_id === id && one.version_after === version)
  if (!found) return by === '' ? 'Changed since.' : filled('Changed by {name} since.', { name: by })
  if (found.import_id !== row.import_id) return 'A later import changed this.'
  return filled('Row {row} of this import also changed this.', { row: found.row })
}

type Kept = Pick<Row<'import_rows'>, 'kind' | 'cells'>
/** A row about a user in stored form. Its entry methods are encrypted, separate from the fields by which the data of a removed user is found. */
type KeptUser = ImportCells & { Sealed?: string }

const secret: ReadonlySet<ImportColumn> = new Set([...personCodeColumns, 'FacilityCode'])

/** The cells of a row, or the fields of another system's record, in stored form: codes are encrypted. */
export async function keepCells(vault: CodeVault, kind: Row<'import_rows'>['kind'], cells: ImportCells | readonly string[]): Promise<string> {
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
