import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { changeUser } from '../people/changeUser.ts'
import { findUserToChange, type FoundUser } from '../people/findUser.ts'
import { findGroupToChange } from '../people/groups.ts'
import { pushCodesOfUser } from '../people/pushCodesOfUser.ts'
import { removeUser } from '../people/removeUser.ts'
import { directoryPinHolder, emailHolder, phoneHolder, usernameHolder } from '../people/taken.ts'
import type { Viewer } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import type { ImportRowsTable } from '../store/importSchema.ts'
import type { Store } from '../store/openStore.ts'
import type { UsersTable } from '../store/schema.ts'
import { builtOn } from './builtOn.ts'
import type { FoundImport } from './importRecord.ts'

type Row = Selectable<ImportRowsTable>

/** Takes some of the rows back that wait for it, the last one first, since a later row may stand on an earlier one. Inside a transaction. */
export async function undoSlice(trx: Store, viewer: Viewer, found: FoundImport, rowsAtOnce: number, now: number): Promise<void> {
  const rows = await trx.selectFrom('import_rows').select('row').where('import_id', '=', found.id).where('undo', '=', 'waiting')
    .orderBy('row', 'desc').limit(rowsAtOnce).execute()
  for (const { row: number } of rows) {
    // Read when its turn comes: taking a later row back changes what an earlier one stands on.
    const row = await trx.selectFrom('import_rows').selectAll().where('import_id', '=', found.id).where('row', '=', number).executeTakeFirstOrThrow()
    const refusal = await undoRow(trx, viewer, row, now)
    const outcome = refusal ? { undo: 'blocked' as const, code: refusal.code, message: refusal.message } : { undo: 'undone' as const, code: '', message: '' }
    await trx.updateTable('import_rows').set(outcome).where('import_id', '=', row.import_id).where('row', '=', row.row).execute()
  }
  if (rows.length < rowsAtOnce) await trx.updateTable('imports').set({ undo_by_user_id: null }).where('id', '=', found.id).execute()
}

async function undoRow(trx: Store, viewer: Viewer, row: Row, now: number): Promise<Refusal | null> {
  await sql`savepoint import_undo`.execute(trx)
  try {
    await takeBack(trx, viewer, row, now)
    await sql`release import_undo`.execute(trx)
    return null
  } catch (error) {
    await sql`rollback to import_undo`.execute(trx)
    await sql`release import_undo`.execute(trx)
    if (error instanceof Refusal) return error
    throw error
  }
}

async function takeBack(trx: Store, viewer: Viewer, row: Row, now: number): Promise<void> {
  const reason = (await builtOn(trx, viewer, [row])).get(row.row)
  if (reason !== undefined) throw new Refusal(409, 'CONFLICT', reason)
  const user = await findUserToChange(trx, viewer, row.user_id ?? 0)
  if (row.before === null) return removeUser(trx, viewer, user, now)
  const before = JSON.parse(row.before) as Partial<UsersTable>
  if (typeof before.group_id === 'number') await findGroupToChange(trx, viewer, before.group_id)
  await requireFree(trx, user, before)
  const version = await changeUser(trx, viewer, user, before, now)
  if (before.group_id !== undefined) await pushCodesOfUser(trx, user.account_id, user.id, 'update', now)
  // An earlier row that wrote this person stands as it did, in this import or another.
  await trx.updateTable('import_rows').set({ version_after: version }).where('user_id', '=', user.id).where('version_after', '=', row.version_before).execute()
}

/** Refuses to give back what somebody else has taken since: 409 `TAKEN`. */
async function requireFree(trx: Store, user: FoundUser, before: Partial<UsersTable>): Promise<void> {
  const scope = { accountId: user.account_id, exceptId: user.id }
  const holders = [
    before.email ? await emailHolder(trx, scope, before.email) : null,
    before.phone ? await phoneHolder(trx, scope, before.phone) : null,
    before.directory_pin ? await directoryPinHolder(trx, scope, before.directory_pin) : null,
    before.username ? await usernameHolder(trx, scope, before.username) : null,
  ]
  if (holders.some((holder) => holder !== null)) throw new Refusal(409, 'TAKEN', 'Somebody else has the earlier address, number or PIN now.')
}
