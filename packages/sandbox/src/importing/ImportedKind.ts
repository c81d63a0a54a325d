import { type ImportCells, type ImportChoice, type ImportColumn, readPersonMention, type Right, splitSeveral } from '@portal/domain'
import { sql } from 'kysely'
import { reachOf, type Viewer } from '../people/viewer.ts'
import type { Row } from '../store/schema.ts'
import type { Log } from '../hostInterfaces.ts'
import type { Store } from '../store/openStore.ts'
import type { CodeVault } from '../secrets/codeVault.ts'
import { filled, type Sentence } from '../words/sentence.ts'
import { sortName } from '../people/userValues.ts'
import { unitByName } from '../people/units.ts'
import { invalid, Refusal } from '../Refusal.ts'

export type FieldChange = { Field: ImportColumn; From: string; To: string }

export interface ImportRow {
  choice: ImportChoice
  cells: ImportCells
}

/** The outcome of a written row. */
export interface WrittenRow {
  outcome: 'created' | 'changed' | 'unchanged' | 'skipped' | 'failed'
  name: string
  code: string
  /** The name of the refused cell, if one was refused. */
  field?: string | undefined
  message: Sentence
  recordId: number | null
  changes: FieldChange[]
  /** The record's old version, for `takeBack`; null for a new record, or if nothing was written. */
  before: object | null
  versionBefore: number | null
  versionAfter: number | null
  /** The user's group after the row; absent if the row does not touch it. */
  regrouped?: { to: number | null; isNew: boolean }
}

/** Writes a row of a file; throws a refusal. Inside the row's savepoint. */
export type WriteRow = (trx: Store, row: ImportRow, freed?: FreedPins) => Promise<WrittenRow>

/** The directory PINs taken from records in this step, because other rows of the file get them. */
export type FreedPins = ReadonlyMap<number, string>

/** The importing user, and the import. */
export interface ImportContext {
  viewer: Viewer
  found: Row<'imports'>
  vault: CodeVault
  log: Log
  /** The current time in milliseconds since 1970, on the sandbox's clock. */
  now: number
}

/** How records of a kind exchange directory PINs with each other. */
export interface PinRules {
  table: 'users' | 'call_groups'
  /** The record that a row changes; null for a new record. Throws a refusal. */
  recordOf: (trx: Store, context: ImportContext, cells: ImportCells) => Promise<number | null>
  /** The PIN before a row, for `takeBack`; absent if the row didn't change it. */
  pinBefore: (before: unknown) => string | undefined
}

/** The columns that all imported records have. */
export interface ImportedRecord {
  id: number
  name: string
  version: number
  updated_by: string
}

/** One kind of imported file: how its rows are written and undone. */
export interface ImportedKind {
  /** The right that this kind needs besides the right to import. */
  right: Right
  /** A row's name before it is written. */
  nameOf: (cells: ImportCells) => string
  /** Reads the data that a slice of rows shares, and returns the function that writes a row. */
  writer: (store: Store, context: ImportContext) => Promise<WriteRow>
  /** The rules for directory PINs; absent if records have none. */
  pins?: PinRules
  /** The records with these ids that still exist. */
  find: (store: Store, viewer: Viewer, ids: number[]) => Promise<readonly ImportedRecord[]>
  /** Why a created record can't be deleted, because other records belong to it. Absent if this kind has no such records. */
  standsOn?: (store: Store, record: ImportedRecord, row: Pick<Row<'import_rows'>, 'changes'>) => Promise<Sentence | null>
  /** Restores a record to its state before the row, unless something depends on it. Returns the record's version; null if it no longer exists. */
  takeBack: (trx: Store, context: ImportContext, row: Row<'import_rows'>) => Promise<number | null>
}

/** The ids of the users in a cell, in order. Refuses an unknown user (400 `VALIDATION`) and a name of several users (409 `AMBIGUOUS`). */
export async function mentionedUsers(store: Store, viewer: Viewer, text: string, field: string): Promise<number[]> {
  const ids: number[] = []
  for (const mention of splitSeveral(text)) ids.push(await personOf(store, viewer, mention, field))
  return ids
}

/** The id of the one user in a cell; null for an empty cell. Refuses several users with `several`: 400 `VALIDATION`. */
export async function mentionedOwner(store: Store, viewer: Viewer, text: string, several: Sentence): Promise<number | null> {
  const [id, second] = await mentionedUsers(store, viewer, text, 'Person')
  if (second !== undefined || (id === undefined && text !== '')) throw invalid('Person', several)
  return id ?? null
}

async function personOf(store: Store, viewer: Viewer, text: string, field: string): Promise<number> {
  const mention = readPersonMention(text)
  let people = store.selectFrom('users').select('id').where('account_id', '=', viewer.accountId).where('removed_at', 'is', null)
  if ('email' in mention) people = people.where(sql<boolean>`email = ${mention.email} collate nocase`)
  else {
    people = people.where('sort_name', '=', sortName(mention.name))
    if (mention.unit !== null) people = people.where('unit_id', '=', (await unitByName(store, viewer.accountId, mention.unit))?.id ?? 0)
  }
  const found = (await people.orderBy('id').limit(20).execute()).map(({ id }) => id)
  const { maySee } = await reachOf(store, viewer, found)
  const [first, second] = found.filter(maySee)
  if (first === undefined) throw invalid(field, filled('There is no user called {text}.', { text }))
  if (second !== undefined) throw new Refusal(409, 'AMBIGUOUS', filled('Several users are called {text}. Use an email address instead.', { text }), { field })
  return first
}
