import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { PublicCall } from '../Call.ts'
import { claimMailRequest } from '../limits/rateLimit.ts'
import { countUnknownLink } from '../links/links.ts'
import { deleteAccountMail, deletionWaitsMail } from '../outbox/mailTexts.ts'
import { sendMail } from '../outbox/outbox.ts'
import { askDeletion, endDeletion, issueDeletionLink, leavingViewer, requestOfLink, stateOf } from '../people/deletionRequests.ts'
import { findUser } from '../people/findUser.ts'
import { requireRemovable } from '../people/guards.ts'
import { mailAddress } from '../people/mailFirstPassword.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { savepoint } from '../store/transaction.ts'
import { sayMoment } from '../time/sayMoment.ts'
import { toIso } from '../time/toIso.ts'
import { runDeletions } from '../userActions/runDeletions.ts'
import { isBlocking, planWarnings, wayLines, waysIn } from '../userActions/waysIn.ts'
import { type Handler, prepared } from './Handler.ts'

type Deletion = ResponseOf<(typeof endpoints)['getAccountDeletion']>

const ownerGetsMail = 'If a user with this name exists, they get an email to confirm the deletion.'

/** Requests the deletion of a user's account. Deletes nothing yet; the owner confirms by the mailed link. */
export const userAccountDelete: Handler<'userAccountDelete'> = async ({ Username }, call) => {
  const { store, now, limits } = call
  const name = await claimMailRequest(call, 'deleteAccount', Username)
  const user = await store.selectFrom('users').selectAll().where('username', '=', name).where('removed_at', 'is', null).executeTakeFirst()
  // For unknown names the same rows are written and undone, so that the response time reveals nothing.
  const written = user ?? (await store.selectFrom('users').selectAll().where('removed_at', 'is', null).limit(1).executeTakeFirstOrThrow())
  await savepoint(store, 'mail', async () => {
    await askDeletion(store, call, written.id)
    const mail = deleteAccountMail(written.language ?? call.language, written.name, { link: await issueDeletionLink(store, call, written.id), validFor: limits.deletionConfirm })
    await sendMail(store, { ...mail, accountId: written.account_id, to: mailAddress(written), sentAt: now })
    return user ?? null
  })
  return { message: ownerGetsMail }
}

export const getAccountDeletion: Handler<'getAccountDeletion'> = async ({ token }, call) => {
  const request = await requestUntilNow(call, token)
  if (!request) await countUnknownLink(call)
  return toDeletion(call.store, call, request)
}

export const confirmAccountDeletion = prepared<'confirmAccountDeletion'>(async ({ token }, before) => {
  await requireKnownLink(before, token)
  return async (call) => {
    const { store, now, limits } = call
    const request = await openRequest(store, call, token)
    const { viewer, user } = await readLeaving(store, request.user_id)
    await requireRemovable(store, viewer, user, now)
    // A second confirmation doesn't move the deletion date.
    if (stateOf(request, now) === 'asked') {
      const dueAt = now + limits.deletionWait
      await store.updateTable('deletion_requests').set({ confirmed_at: now, due_at: dueAt }).where('user_id', '=', user.id).execute()
      const language = user.language ?? call.language
      const mail = deletionWaitsMail(language, user.name, sayMoment(dueAt, now, viewer.user.time_zone, language), await issueDeletionLink(store, call, user.id))
      await sendMail(store, { ...mail, accountId: user.account_id, to: mailAddress(user), sentAt: now })
    }
    return toDeletion(store, call, await requestOfLink(store, token))
  }
})

export const withdrawAccountDeletion = prepared<'withdrawAccountDeletion'>(async ({ token }, before) => {
  await requireKnownLink(before, token)
  return async (call) => {
    const { user_id: userId } = await openRequest(call.store, call, token)
    await endDeletion(call.store, userId, { ended_at: call.now, ending: 'withdrawn' })
    return toDeletion(call.store, call, await requestOfLink(call.store, token))
  }
})

const cannotChange = () => new Refusal(409, 'DELETION_ENDED', 'This link can no longer change anything. Open it again to see the state of the request.')

/** The deletion request of a link. If its waiting time is over, the account is deleted first. */
async function requestUntilNow(call: PublicCall, token: string): Promise<Row<'deletion_requests'> | undefined> {
  const request = await requestOfLink(call.store, token)
  if (!request || request.ending !== null || request.due_at === null || request.due_at > call.now) return request
  const { account_id: accountId } = await call.store.selectFrom('users').select('account_id').where('id', '=', request.user_id).executeTakeFirstOrThrow()
  await runDeletions(call, accountId)
  return requestOfLink(call.store, token)
}

/** Checks a deletion link before the transaction, because a due deletion has its own transaction, and an attempt counts even if it is refused. */
async function requireKnownLink(call: PublicCall, token: string): Promise<void> {
  if (await requestUntilNow(call, token)) return
  await countUnknownLink(call)
  throw cannotChange()
}

/** The deletion request of a link, while it can be confirmed or canceled; 409 `DELETION_ENDED` otherwise. */
async function openRequest(trx: Store, call: PublicCall, token: string): Promise<Row<'deletion_requests'>> {
  const request = await requestOfLink(trx, token)
  const state = request && stateOf(request, call.now)
  if (request && (state === 'asked' || state === 'waiting')) return request
  throw cannotChange()
}

/** The owner of an account, with the rights that decide about its deletion. */
async function readLeaving(store: Store, userId: number) {
  const viewer = await leavingViewer(store, userId)
  if (!viewer) throw new Refusal(409, 'DELETION_ENDED', 'This account is deleted.')
  return { viewer, user: await findUser(store, viewer, userId) }
}

/** A deletion request as its page shows it. The consequences are listed only while a decision is possible. */
async function toDeletion(store: Store, { now, limits }: PublicCall, request: Row<'deletion_requests'> | undefined): Promise<Deletion> {
  const WaitDays = Math.round(limits.deletionWait / 86_400_000)
  const nothing = { Name: '', AccountName: '', TimeZone: '', DueAt: null, WaitDays, Lines: [], Warnings: [], IsAllowed: false, EndedBy: '', Reason: '' }
  if (!request) return { ...nothing, State: 'invalid' }
  const person = await store
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .innerJoin('properties', 'properties.id', 'users.property_id')
    .select(['users.name', 'users.removed_at', 'accounts.name as account_name', 'properties.time_zone'])
    .where('users.id', '=', request.user_id)
    .executeTakeFirstOrThrow()
  const State = person.removed_at === null ? stateOf(request, now) : 'deleted'
  const known = {
    ...nothing, State, Name: person.name, AccountName: person.account_name, TimeZone: person.time_zone, DueAt: toIso(request.due_at), EndedBy: request.ended_by, Reason: request.reason,
  }
  if (State !== 'asked' && State !== 'waiting') return known
  const { viewer, user } = await readLeaving(store, request.user_id)
  const ways = await waysIn(store, user)
  const Warnings = await planWarnings(store, viewer, user, ways, now)
  return { ...known, Lines: wayLines(user, ways), Warnings, IsAllowed: !Warnings.some(isBlocking) }
}
