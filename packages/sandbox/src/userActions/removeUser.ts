import type { ChangeField } from '@portal/domain'
import { sql } from 'kysely'
import type { Place } from '../access/places.ts'
import { pushCodesOfUsers } from '../accessCodes/pushCodesOfUsers.ts'
import { leaveCallGroups } from '../calls/callGroups.ts'
import type { FoundUser } from '../people/findUser.ts'
import { requireRemovable } from '../people/guards.ts'
import { leaveFurtherUnits, noUnit } from '../people/units.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import { changeUser, endSessions } from './changeUser.ts'
import { invitesOf, setRevoked } from './invitesOf.ts'
import { forgottenUsername } from '../people/userValues.ts'
import { forgetSecondSteps } from '../secrets/forgetSecondSteps.ts'
import type { Row } from '../store/schema.ts'
import { callGroupsOfAccount } from '../store/ofAccount.ts'

/** Removes a user with all access and personal data; the username stays taken. Inside a transaction. */
export async function removeUser(trx: Store, viewer: Viewer, user: FoundUser, now: number, places?: readonly Place[]): Promise<void> {
  await requireRemovable(trx, viewer, user, now)
  await pushCodesOfUsers(trx, user.account_id, [user.id], 'remove', now, places)
  await trx.deleteFrom('access_codes').where('user_id', '=', user.id).execute()
  await setRevoked(trx, (await invitesOf(trx, user)).map(({ id }) => id), now)
  await leaveCallGroups(trx, user.id)
  await leaveFurtherUnits(trx, user.id)
  await trx.deleteFrom('user_places').where('user_id', '=', user.id).execute()
  await trx.deleteFrom('user_restrictions').where('user_id', '=', user.id).execute()
  await trx.updateTable('contacts').set({ user_id: null }).where('user_id', '=', user.id).execute()
  await trx.updateTable('links').set({ used_at: now }).where('user_id', '=', user.id).where('used_at', 'is', null).execute()
  const columns = { removed_at: now, has_web_access: 0, call_group_id: null, group_id: null, password_hash: '' }
  await changeUser(trx, viewer, user, columns, now)
  await forgetUser(trx, user, now)
}

type Forgotten = Pick<Row<'users'>, 'id' | 'account_id' | 'name' | 'email' | 'username' | 'phone'>

const blank: Partial<Row<'users'>> = {
  name: '', first_name: '', last_name: '', sort_name: '', email: '', phone: '', verified_phone: '', watchman_phone_number: '', ...noUnit,
  notes: '', directory_pin: '', own_time_zone: null, language: null, quiet_hours: '[]', updated_by: '', call_preferences_by: '',
}

/** The fields of changes that are personal. The name and the rest of activity stay. */
const personal: ReadonlySet<string> = new Set([
  'firstName', 'lastName', 'email', 'username', 'phone', 'phoneVerified', 'unit', 'furtherUnit', 'notes', 'directoryPin', 'watchmanPhone', 'timeZone', 'quietHours', 'passkey',
] satisfies ChangeField[])

/**
 * Overwrites the personal data of a removed user. The record keeps its id, and the username as a hash, since it stays taken. Mails to the
 * user are deleted; names in activity stay. Inside a transaction, after the last write that needs the record.
 */
async function forgetUser(trx: Store, person: Forgotten, now: number): Promise<void> {
  const { id, account_id: accountId, username } = person
  const texts = told([person.name, person.email, username, person.phone])
  await trx.updateTable('users').set({ ...blank, username: await forgottenUsername(username) }).where('id', '=', id).execute()
  await endSessions(trx, [id])
  await forgetSecondSteps(trx, id)
  await trx.deleteFrom('two_steps').where('user_id', '=', id).execute()
  await trx.deleteFrom('phone_codes').where('user_id', '=', id).execute()
  await trx.updateTable('invites').set({ sent_by: '' }).where('sent_by_user_id', '=', id).execute()
  const addresses = told([person.email, username])
  if (addresses.length > 0) {
    const mails = trx.selectFrom('mails').select('id').where('recipient', 'in', addresses)
    await trx.deleteFrom('mail_attachments').where('mail_id', 'in', mails).execute()
    await trx.deleteFrom('mails').where('recipient', 'in', addresses).execute()
    const groups = callGroupsOfAccount(trx, accountId).select('call_groups.id')
    await trx.updateTable('links').set({ suggested_username: '' }).where('call_group_id', 'in', groups).where('suggested_username', 'in', addresses).execute()
    await trx.deleteFrom('call_group_invitations').where('call_group_id', 'in', groups).where('email', 'in', addresses).execute()
  }
  await forgetImportRows(trx, person)
  await forgetReceipts(trx, person, now)
  await forgetUnsynced(trx, person)
  const numbers = told([person.phone])
  const calls = trx.selectFrom('calls').select(['id', 'plan', 'answers']).where('account_id', '=', accountId).where('ended_at', 'is not', null)
  for (const call of numbers.length > 0 ? await calls.where(tells(['plan', 'answers'], numbers)).execute() : []) {
    await trx.updateTable('calls').set({ plan: blanked(call.plan, numbers), answers: blanked(call.answers, numbers) }).where('id', '=', call.id).execute()
  }
  await forgetChanges(trx, id, texts)
}

/** Deletes the user's data in rows of imports: the user's own rows, and mentions in other rows, except what undoing other records needs. */
async function forgetImportRows(trx: Store, { id, account_id, name, email, username, phone }: Forgotten): Promise<void> {
  const own = { cells: '{}', name: '', message: '', changes: '[]', before: null }
  await trx.updateTable('import_rows').set(own).where('kind', '=', 'users').where('record_id', '=', id).execute()
  // A waiting row is still to be written.
  const others = trx.selectFrom('import_rows').innerJoin('imports', 'imports.id', 'import_rows.import_id').selectAll('import_rows')
    .where('imports.account_id', '=', account_id).where('outcome', '<>', 'waiting')
  const [found, said] = [told([email, username, phone]), told([name, email, username, phone])]
  for (const { import_id: importId, row, cells, changes, message } of said.length === 0 ? [] : await others.where(({ or }) => or([
    ...(found.length > 0 ? [tells(['import_rows.cells', 'import_rows.changes'], found)] : []), tells(['import_rows.message'], said),
  ])).execute()) {
    const blanks = { cells: blanked(cells, found), changes: blanked(changes, found), message: blanked(message, said) }
    await trx.updateTable('import_rows').set(blanks).where('import_id', '=', importId).where('row', '=', row).execute()
  }
}

/** Deletes the undo data of the user's moves, and expired receipts of the account. */
async function forgetReceipts(trx: Store, { id, account_id }: Forgotten, now: number): Promise<void> {
  await trx.deleteFrom('undo_receipts').where('account_id', '=', account_id).where('expires_at', '<=', now).execute()
  for (const receipt of await trx.selectFrom('undo_receipts').select(['id', 'before']).where('account_id', '=', account_id).execute()) {
    const all = JSON.parse(receipt.before) as { userId: number }[]
    const others = all.filter(({ userId }) => userId !== id)
    if (others.length === all.length) continue
    if (others.length === 0) await trx.deleteFrom('undo_receipts').where('id', '=', receipt.id).execute()
    else await trx.updateTable('undo_receipts').set({ before: JSON.stringify(others), people: others.length }).where('id', '=', receipt.id).execute()
  }
}

/** Keeps the data that offline controllers still use, but removes personal texts from it. */
async function forgetUnsynced(trx: Store, { id, account_id, name, email, username, phone }: Forgotten): Promise<void> {
  const texts = told([name, email, username, phone])
  if (texts.length === 0) return
  const rows = trx.selectFrom('unsynced_changes').select(['id', 'before']).where(({ or, eb }) => or([eb('account_id', '=', account_id), eb('account_id', 'is', null)]))
  for (const { id: change, before } of await rows.where(tells(['before'], texts)).execute()) {
    const row = JSON.parse(before ?? 'null') as { user_id?: number; sent_by_user_id?: number } | null
    if (before === null || (row?.user_id !== id && row?.sent_by_user_id !== id)) continue
    await trx.updateTable('unsynced_changes').set({ before: blanked(before, texts) }).where('id', '=', change).execute()
  }
}

/** The texts to remove, without empty ones and placeholder usernames. */
function told(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '' && !text.startsWith('#'))
}

/** The condition that one of these columns contains one of the texts. */
function tells(columns: readonly string[], texts: readonly string[]) {
  const one = columns.flatMap((column) => texts.map((text) => sql`replace(${sql.ref(column)}, ${jsonOf(text)}, '') <> ${sql.ref(column)}`))
  return sql<boolean>`(${sql.join(one, sql` or `)})`
}

/** A text as it is written inside JSON. */
const jsonOf = (text: string) => JSON.stringify(text).slice(1, -1)

/** Empties a text that contains one of these, or each such text in its JSON. */
function blanked(value: string, texts: readonly string[]): string {
  const isTold = (text: string) => texts.some((one) => text.includes(one))
  if (!/^[[{]/.test(value)) return isTold(value) ? '' : value
  return JSON.stringify(JSON.parse(value), (_key, part: unknown) => (typeof part === 'string' && isTold(part) ? '' : part))
}

/** Removes personal data from the changes in the user's history; author and time stay. */
async function forgetChanges(trx: Store, id: number, texts: readonly string[]): Promise<void> {
  const rows = await trx.selectFrom('change_rows').select(['id', 'subject', 'fields']).where('person_id', '=', id).execute()
  for (const row of rows) {
    const told = Object.entries(JSON.parse(row.fields) as Record<string, unknown>).filter(([field]) => row.subject !== 'person' || !personal.has(field))
    const fields = blanked(JSON.stringify(Object.fromEntries(told)), texts)
    if (fields !== row.fields) await trx.updateTable('change_rows').set({ fields }).where('id', '=', row.id).execute()
  }
}
