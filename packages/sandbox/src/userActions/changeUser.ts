import { hasWebAccess } from '@portal/domain'
import { lacksCallGroup, movePhone } from '../calls/callGroups.ts'
import { emailChangedMail, passwordChangedMail } from '../outbox/mailTexts.ts'
import { sendMail } from '../outbox/outbox.ts'
import { forgetTrust } from '../secrets/forgetSecondSteps.ts'
import { requireGrantable, requirePlaceable, requireRemovable } from '../people/guards.ts'
import { mailAddress } from '../people/mailFirstPassword.ts'
import { noUsername, shownUsername, userRow } from '../people/userValues.ts'
import { type StandingRow, type Viewer, webAccessOf, type WebColumns } from '../people/viewer.ts'
import { invalid, Refusal } from '../Refusal.ts'
import { inIds, nextId } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { endGuestsOf } from './invitesOf.ts'
import { userColumns, type UserFields } from '../people/userColumns.ts'

type Changed = StandingRow & WebColumns & SignInColumns & Pick<Row<'users'>, 'valid_until_at' | 'call_group_id' | 'removed_at' | 'version'>

/**
 * Writes columns of one user, with the time and the viewer's name. A user who loses web access loses their sessions, a user whose password
 * or address changes gets a mail, and call plans get a new phone number. Returns the new version. Refuses a user who would have a higher
 * rank than the viewer (403 `FORBIDDEN`), the viewer's own user, also for the viewer's own address (409 `OWN_USER`), the last administrator (409
 * `LAST_ADMINISTRATOR`), and a missing call group (400 `VALIDATION` with `field` `callgroupId`). Inside a transaction.
 */
export async function changeUser(trx: Store, viewer: Viewer, before: Changed, columns: Partial<Row<'users'>>, now: number): Promise<number> {
  const losesWeb = hasWebAccess(webAccessOf(before), now) && !hasWebAccess(webAccessOf({ ...before, ...columns }), now)
  const losesAdmin = columns.is_user_admin === 0 && before.is_user_admin === 1
  requirePlaceable(viewer, before, columns)
  requireCallGroup(before, columns)
  if (losesWeb || losesAdmin) await requireRemovable(trx, viewer, before, now)
  const after = { ...before, ...columns }
  const isOwn = before.id === viewer.user.id && !viewer.isLeaving
  if (isOwn && changesAddress(before, after)) {
    throw new Refusal(409, 'OWN_USER', 'Another administrator has to change your email address and user name.', { field: after.email === before.email ? 'Username' : 'Email' })
  }
  await tellSignInChange(trx, before, after, { by: isOwn ? 'owner' : 'administrator', now })
  if (columns.phone !== undefined) await movePhone(trx, before.id, columns.phone)
  const version = before.version + 1
  await trx.updateTable('users').set({ ...columns, version, updated_at: now, updated_by: viewer.user.name }).where('id', '=', before.id).execute()
  if (losesWeb) await endSessions(trx, [before.id])
  await endGuestsOf(trx, before, columns, losesWeb, now)
  if (columns.password_hash !== undefined) await forgetTrust(trx, before.id)
  return version
}

type OfCalls = Pick<Row<'users'>, 'user_type_id' | 'call_group_id' | 'has_web_access'>

/** Refuses a change that removes the call group of a user who has no other page, because each sign-in would end at once. Allows changes of other columns. */
function requireCallGroup(before: OfCalls, columns: Partial<Row<'users'>>): void {
  const after = { ...before, ...columns }
  const isAsked = (['user_type_id', 'call_group_id', 'has_web_access'] as const).some((column) => after[column] !== before[column])
  if (!isAsked || after.has_web_access === 0 || !lacksCallGroup(after)) return
  throw invalid('callgroupId', 'Choose a call group: without one this type of user cannot sign in.')
}

/** Ends every session of these users, including their sessions as another user. */
export async function endSessions(trx: Store, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return
  const sessions = trx.selectFrom('sessions').select('token_hash')
  await trx.deleteFrom('sessions').where('token_hash', 'in', sessions.where(inIds('user_id', userIds)).union(sessions.where(inIds('signed_in_by', userIds)))).execute()
}

type SignInColumns = Pick<Row<'users'>, 'id' | 'account_id' | 'name' | 'email' | 'username' | 'password_hash' | 'has_web_access' | 'language'>

/** Whether the username or the address for mails changes. */
function changesAddress(before: SignInColumns, after: SignInColumns): boolean {
  return after.email !== before.email || (shownUsername(before) !== '' && after.username !== before.username)
}

/**
 * Mails users that their password, email address or username was changed, at the old and the new address. Users who could never sign in get
 * no mail. Inside the transaction of the change.
 */
export async function tellSignInChange(trx: Store, before: SignInColumns, after: SignInColumns & Pick<Row<'users'>, 'removed_at'>, { by, now }: { by: 'owner' | 'administrator' | 'link'; now: number }): Promise<void> {
  if (after.removed_at !== null || (before.password_hash === '' && before.has_web_access !== 1)) return
  const language = after.language ?? 'en'
  const send = async (mail: ReturnType<typeof passwordChangedMail>, addresses: readonly string[]) => {
    for (const to of new Set(addresses)) if (to !== '') await sendMail(trx, { ...mail, accountId: before.account_id, to, sentAt: now })
  }
  if (before.password_hash !== '' && after.password_hash !== before.password_hash) await send(passwordChangedMail(language, after.name, by), [mailAddress(before)])
  if (changesAddress(before, after)) await send(emailChangedMail(language, after.name, mailAddress(after)), [mailAddress(before), mailAddress(after)])
}

type Given = Pick<Row<'users'>, 'property_id' | 'group_id' | 'call_group_id' | 'password_hash'>

/** Creates a user in the viewer's account. Refuses with 400 `VALIDATION`, 403 `FORBIDDEN` or 409 `TAKEN`. Inside a transaction. */
export async function newUser(trx: Store, viewer: Viewer, fields: UserFields, given: Given, now: number): Promise<Row<'users'>> {
  const id = await nextId(trx, 'users')
  const blank = userRow({ ...given, id, account_id: viewer.accountId, username: noUsername(id), created_at: now, updated_at: now })
  requireGrantable(viewer, blank, fields)
  const property = await trx.selectFrom('properties').select('time_zone').where('id', '=', given.property_id).executeTakeFirstOrThrow()
  const user = { ...blank, ...(await userColumns(trx, blank, fields, property.time_zone, now)) }
  requireCallGroup(blank, user)
  requirePlaceable(viewer, { ...blank, group_id: null, hierarchy_level: null }, user)
  await trx.insertInto('users').values(user).execute()
  return user
}
