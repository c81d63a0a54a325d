import { AccessCodeType, type ImportCells, type ImportState, nextImportState } from '@portal/domain'
import { readPlaces, requireProperty } from '../access/places.ts'
import { callGroupsOf } from '../calls/callGroups.ts'
import type { FieldChange } from '../importing/ImportedKind.ts'
import { importedKinds } from '../importing/importedKinds.ts'
import { beginUndo, builtOn, cancelImport, findImport, findImportToChange, importAnswers, keepCells, seenBy, shownCells } from '../importing/importRecord.ts'
import { planRows } from '../importing/planRows.ts'
import { requireOpenMigration } from '../partnerData/findMigration.ts'
import { notHidden } from '../people/findUsers.ts'
import { findGroupToChange } from '../people/groups.ts'
import { heldPins } from '../people/taken.ts'
import { requireRight, type Viewer } from '../people/viewer.ts'
import { invalid, Refusal } from '../Refusal.ts'
import type { Row } from '../store/schema.ts'
import { countOf, idsOfPage, inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { type Handler, only } from './Handler.ts'
import { filled, readSentence, type Sentence } from '../words/sentence.ts'

const importsShown = 50
const listedAtMost = 10_000
/** The number of the newest gate codes that are read to find the usual length. */
const codesSampled = 500

export const createImport: Handler<'createImport'> = async ({ Kind, PropertyID, FileName, Rows, UserGroupID, MigrationID }, call) => {
  requireRight(call.user, importedKinds[Kind].right)
  const { user, viewer } = call
  await requireProperty(call.store, viewer.accountId, PropertyID)
  if (MigrationID !== undefined) await requireOpenMigration(call, MigrationID, PropertyID)
  if (UserGroupID !== undefined) await findGroupToChange(call.store, viewer, UserGroupID, 'UserGroupID')
  await requireFewDrafts(call.store, viewer, call.limits.importDrafts)
  const found = await call.store
    .insertInto('imports')
    .values({
      account_id: viewer.accountId, property_id: PropertyID, by_user_id: user.id, by_name: user.name, file_name: FileName, kind: Kind, new_group_id: UserGroupID ?? null, state: 'draft', rows: Rows,
      created_at: call.now, started_at: null, ended_at: null, undo_by_user_id: null, migration_id: MigrationID ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return only(await importAnswers(call.store, [{ found, isOwn: true }]))
}

async function requireFewDrafts(trx: Store, { accountId, user }: Viewer, most: number): Promise<void> {
  const drafts = await trx.selectFrom('imports').select('id').where('account_id', '=', accountId).where('by_user_id', '=', user.id).where('state', '=', 'draft').limit(most).execute()
  if (drafts.length < most) return
  throw new Refusal(409, 'TOO_MANY_DRAFTS', filled('You have {most} imports that have not started. Start or discard one of them first.', { most }))
}

export const addImportRows: Handler<'addImportRows'> = async ({ ImportID, Rows }, call) => {
  const { found } = await findImportToChange(call, ImportID)
  requireDraft(found)
  const { kind } = found
  const values = await Promise.all(Rows.map(async ({ Row, Choice, Person, CallGroup, AccessCode, Contact, Holiday, Schedule }) => {
    const cells: ImportCells | undefined = { users: Person, callGroups: CallGroup, accessCodes: AccessCode, contacts: Contact, holidays: Holiday, schedules: Schedule }[kind]
    if (!cells) throw invalid('Rows', filled('Row {row} has another type than this import.', { row: Row }))
    return { import_id: found.id, kind, row: Row, choice: Choice, cells: await keepCells(call.vault, kind, cells), name: importedKinds[kind].nameOf(cells), record_id: null, before: null, version_before: null, version_after: null }
  }))
  requireDraft((await findImportToChange(call, ImportID)).found)
  for (let from = 0; from < values.length; from += 50) {
    await call.store.insertInto('import_rows').values(values.slice(from, from + 50))
      .onConflict((conflict) => conflict.columns(['import_id', 'row']).doUpdateSet(({ ref }) => ({ choice: ref('excluded.choice'), cells: ref('excluded.cells'), name: ref('excluded.name') })))
      .execute()
  }
  const total = await countRows(call.store, found.id)
  if (total > found.rows) throw invalid('Rows', filled('The import was announced with {rows} rows.', { rows: found.rows }))
  return { Rows: total }
}

export const previewImport: Handler<'previewImport'> = async ({ ImportID, After }, call) => {
  const { viewer, found } = await findImportToChange(call, ImportID)
  requireDraft(found)
  return planRows(call.store, viewer, found, After, { vault: call.vault, log: call.log, now: call.now })
}

export const changeImport: Handler<'changeImport'> = async ({ ImportID, Action, AcknowledgesEnd }, call) => {
  const { found } = await findImportToChange(call, ImportID)
  const { now } = call
  const next = nextImportState(found.state, Action)
  if (next === null) throw new Refusal(409, 'IMPORT_STATE', stateSentences[found.state])
  if (next === 'gone') {
    await call.store.deleteFrom('import_rows').where('import_id', '=', found.id).execute()
    await call.store.deleteFrom('imports').where('id', '=', found.id).execute()
    return { message: 'The import was discarded.' }
  }
  if (Action === 'start' && (await countRows(call.store, found.id)) < found.rows) throw new Refusal(409, 'ROWS_MISSING', 'Some rows of the file have not arrived.')
  const times = Action === 'start' ? { started_at: now, acknowledges_end: Number(AcknowledgesEnd) } : {}
  if (next === 'cancelled') await cancelImport(call.store, found.id, now)
  else await call.store.updateTable('imports').set({ state: next, reason: '', ...times }).where('id', '=', found.id).execute()
  return { message: stateSentences[next] }
}

const stateSentences: Record<ImportState, Sentence> = {
  draft: 'The import has not started.',
  running: 'The import is running.',
  paused: 'The import is paused.',
  cancelled: 'The import was canceled.',
  done: 'The import is finished.',
}

export const getImport: Handler<'getImport'> = async ({ ImportID }, call) => only(await importAnswers(call.store, [await findImport(call, ImportID)]))

export const getImports: Handler<'getImports'> = async (_request, { viewer, store }) => {
  const found = await store.selectFrom('imports').selectAll().where('account_id', '=', viewer.accountId).orderBy('id', 'desc').limit(importsShown).execute()
  return { Imports: await importAnswers(store, await seenBy(store, viewer, found)) }
}

export const getImportRows: Handler<'getImportRows'> = async ({ ImportID, Show, ...asked }, call) => {
  const { viewer, found } = await findImport(call, ImportID)
  const outcomes = Show === 'problem' ? (['failed', 'skipped'] as const) : Show === 'all' ? null : ([Show] as const)
  let rows = call.store.selectFrom('import_rows').where('import_id', '=', found.id)
  if (outcomes) rows = rows.where('outcome', 'in', outcomes)
  const total = await countOf(rows)
  const numbers = await idsOfPage(rows, asked, { by: ['row'] })
  const shown = await rows.selectAll().where(inIds('row', numbers)).orderBy('row').execute()
  const blocked = await builtOn(call.store, viewer, importedKinds[found.kind], shown.filter(({ undo }) => undo === 'open' || undo === 'blocked'))
  return { Rows: shown.map((row) => rowAnswer(row, blocked.get(row.row))), Total: total }
}

export const undoImport: Handler<'undoImport'> = async ({ ImportID, Rows }, call) => {
  const { viewer, found } = await findImportToChange(call, ImportID)
  await beginUndo(call.store, found, viewer.user.id, call.now, Rows)
  return { message: 'The rows are being undone.' }
}

function rowAnswer(row: Row<'import_rows'>, stays: Sentence | undefined) {
  return {
    Row: row.row, Name: row.name, RecordID: row.record_id, Changes: JSON.parse(row.changes) as FieldChange[], Code: row.code, message: stays ?? readSentence(row.message),
    ...cellsAnswer(row), Outcome: row.outcome, Undo: stays === undefined ? (row.undo === 'blocked' ? 'open' as const : row.undo) : 'blocked' as const,
  }
}

/** The cells of a row. Those of a code stay encrypted. */
function cellsAnswer({ kind, cells }: Row<'import_rows'>): { Person?: ImportCells; CallGroup?: ImportCells; Contact?: ImportCells; Holiday?: ImportCells; Schedule?: ImportCells } {
  if (kind === 'accessCodes') return {}
  return { [partOf[kind]]: shownCells(cells) }
}

const partOf = { users: 'Person', callGroups: 'CallGroup', contacts: 'Contact', holidays: 'Holiday', schedules: 'Schedule' } as const

const countRows = (store: Store, importId: number) => countOf(store.selectFrom('import_rows').where('import_id', '=', importId))

function requireDraft({ state }: Row<'imports'>): void {
  if (state !== 'draft') throw new Refusal(409, 'IMPORT_STARTED', 'The import has started. Its rows can no longer be changed.')
}

export const importValidatorCallGroups: Handler<'importValidatorCallGroups'> = async (_request, { viewer, store }) => {
  const people = await usersToName(store, viewer)
  const groups = await callGroupsOf(store, viewer.accountId).execute()
  return {
    CallGroups: groups.map(({ id, name, is_video: isVideo }) => ({ ID: id, Name: name, IsVideo: isVideo === 1 })),
    DirectoryPins: await heldPins(store, viewer, listedAtMost),
    People: people.slice(0, listedAtMost),
    IsTruncated: people.length > listedAtMost,
  }
}

export const importValidatorAccessCodes: Handler<'importValidatorAccessCodes'> = async (_request, { viewer, store, vault }) => {
  const people = await usersToName(store, viewer)
  const gateCodes = await store.selectFrom('access_codes').select('sealed_code').where('account_id', '=', viewer.accountId).where('type', '=', AccessCodeType.GateCode)
    .orderBy('id', 'desc').limit(codesSampled).execute()
  const widths = new Set(await Promise.all(gateCodes.map(async ({ sealed_code: sealed }) => (await vault.open(sealed)).length)))
  return {
    Places: [...new Set((await readPlaces(store, viewer.accountId)).map(({ name }) => name))],
    CodeWidth: widths.size === 1 ? ([...widths][0] ?? null) : null,
    People: people.slice(0, listedAtMost),
    IsTruncated: people.length > listedAtMost,
  }
}

/** The users that a row of an import can name: visible users of the account, one more than are listed. */
async function usersToName(store: Store, viewer: Viewer) {
  return store.selectFrom('users').select(['name as Name', 'email as Email', 'unit as Unit']).where('account_id', '=', viewer.accountId)
    .where(await notHidden(store, viewer)).where('removed_at', 'is', null).orderBy('id').limit(listedAtMost + 1).execute()
}
