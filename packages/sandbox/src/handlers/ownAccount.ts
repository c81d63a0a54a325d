import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { sha256 } from '../bytes/bytes.ts'
import type { SignedInCall } from '../Call.ts'
import { tellDrops } from '../calls/newlyDropped.ts'
import { claimAttempts } from '../limits/rateLimit.ts'
import { claimSignIn } from '../passwords/claimSignIn.ts'
import { phoneCodeText } from '../outbox/mailTexts.ts'
import { sendMail } from '../outbox/outbox.ts'
import { requireValidPassword } from '../passwords/setPassword.ts'
import { changeUser } from '../userActions/changeUser.ts'
import { shownUsername } from '../people/userValues.ts'
import { readSignedInUser, type SignedInUser } from '../people/viewer.ts'
import { userColumns } from '../people/userColumns.ts'
import { conflict, invalid, Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import { type Handler, prepared } from './Handler.ts'
import type { Sentence } from '../words/sentence.ts'

export const getOwnAccount: Handler<'getOwnAccount'> = async (_request, { store, user }) => ({ Account: toOwnAccount(await readOneself(store, user)) })

export const saveOwnAccount: Handler<'saveOwnAccount'> = async ({ Version, Language, Theme, MailsExports, AcknowledgesEnd, ...fields }, { viewer, now, store, user }) => {
  const before = await readOneself(store, user)
  if (before.version !== Version) throw conflict(toOwnAccount(before))
  const look = { ...(Language !== undefined && { language: Language }), ...(Theme !== undefined && { theme: Theme }) }
  const told = MailsExports === undefined ? {} : { mails_exports: Number(MailsExports) }
  const columns = { ...(await userColumns(store, before, fields, before.time_zone, now)), ...look, ...told }
  await tellDrops(store, viewer, before, { isTold: AcknowledgesEnd, now }, () => changeUser(store, viewer, before, columns, now))
  const Account = toOwnAccount(await readOneself(store, user))
  return { message: 'Saved.', Account }
}

export const changeOwnPassword = prepared<'changeOwnPassword'>(async ({ Password, NewPassword, EndsOtherSessions }, call) => {
  const { passwordHasher, viewer, now } = call
  requireOneself(call, 'Only users themselves can change their password.')
  requireValidPassword(NewPassword, 'NewPassword')
  const { username, password_hash: present } = await readOneself(call.store, call.user)
  const claim = await claimSignIn(call, username)
  if (!(await passwordHasher.verify(Password, present))) throw invalid('Password', 'This is not your current password.')
  await claim.forgive()
  if (NewPassword === Password) throw invalid('NewPassword', 'The new password is the same as the current one.')
  const hash = await passwordHasher.hash(NewPassword)
  return async ({ store: trx }) => {
    const before = await readOneself(trx, call.user)
    // Another request may have set a new password since this one was verified.
    if (before.password_hash !== present) throw invalid('Password', 'This is not your current password.')
    await changeUser(trx, viewer, before, { password_hash: hash }, now)
    await trx.updateTable('links').set({ used_at: now }).where('user_id', '=', before.id).where('kind', '=', 'resetPassword').where('used_at', 'is', null).execute()
    return { message: 'Your password is changed.', Ended: EndsOtherSessions ? await endOtherSessions(trx, call, null) : 0 }
  }
})

export const sendOwnPhoneCode: Handler<'sendOwnPhoneCode'> = async (_request, call) => {
  await sendPhoneCode(call)
  return { message: 'A code is on its way to your phone.' }
}

export const verifyOwnPhone: Handler<'verifyOwnPhone'> = async ({ Code }, call) => {
  const Account = await verifyPhone(call, Code)
  return Account instanceof Refusal ? Account : { message: 'Your phone is verified.', Account }
}

export const getOwnSessions: Handler<'getOwnSessions'> = async (_request, call) => {
  const browsers = call.store.selectFrom('trusted_browsers').selectAll().where('user_id', '=', call.user.id).where('expires_at', '>', call.now).orderBy('used_at', 'desc')
  return {
    Sessions: await ownSessions(call),
    TrustedBrowsers: (await browsers.execute()).map((row) => ({
      BrowserID: row.public_id, UserAgent: row.user_agent, Address: row.address, TrustedAt: toIso(row.created_at), LastUsedAt: toIso(row.used_at), EndsAt: toIso(row.expires_at),
    })),
  }
}

export const endOwnSessions: Handler<'endOwnSessions'> = async ({ SessionID }, call) => {
  requireOneself(call, 'Only users themselves can end their other sessions.')
  return { message: 'Signed out there.', Ended: await endOtherSessions(call.store, call, SessionID) }
}

/** Refuses a session in which an administrator is signed in as the user: it may change nothing that lasts longer than the session. */
export function requireOneself({ session }: SignedInCall, message: Sentence): void {
  if (session.signedInBy !== null) throw new Refusal(403, 'SIGNED_IN_AS', message)
}

type OwnAccount = ResponseOf<typeof endpoints.getOwnAccount>['Account']

/** The current record of the signed-in user. */
async function readOneself(store: Store, { id }: Pick<SignedInUser, 'id'>): Promise<SignedInUser> {
  const user = await readSignedInUser(store, id)
  if (!user) throw new Error(`User ${id} is signed in and not there.`)
  return user
}

/** A user's own record in the contract's shape, for reading and editing. */
function toOwnAccount(user: SignedInUser): OwnAccount {
  return {
    ID: user.id,
    FirstName: user.first_name,
    LastName: user.last_name,
    Name: user.name,
    Phone: user.phone,
    IsPhoneVerified: user.phone !== '' && user.phone === user.verified_phone,
    WatchmanPhoneNumber: user.watchman_phone_number,
    TimezoneID: user.own_time_zone,
    Language: user.language,
    Theme: user.theme,
    MailsExports: user.mails_exports === 1,
    AllowsNotifications: user.allows_notifications === 1,
    HasApp: user.is_cellgate_app === 1,
    Email: user.email,
    Username: shownUsername(user),
    PropertyName: user.property_name,
    PropertyTimeZone: user.time_zone,
    CreatedAt: toIso(user.created_at),
    Version: user.version,
    UpdatedBy: user.updated_by,
  }
}

type InSession = Pick<SignedInCall, 'user' | 'session'>

type OwnSession = ResponseOf<typeof endpoints.getOwnSessions>['Sessions'][number]

/** The devices on which a user is signed in now: the caller's own session first, then the most recently used first. */
async function ownSessions({ store, clock, limits, user, session }: InSession & Pick<Services, 'store' | 'clock' | 'limits'>): Promise<OwnSession[]> {
  const now = clock.now()
  const rows = await store
    .selectFrom('sessions')
    .leftJoin('users as administrators', 'administrators.id', 'sessions.signed_in_by')
    .selectAll('sessions')
    .select('administrators.name as administrator')
    .where('sessions.user_id', '=', user.id)
    .where('sessions.used_at', '>', now - limits.sessionIdle)
    .where('sessions.created_at', '>', now - limits.sessionAbsolute)
    .orderBy('sessions.used_at', 'desc')
    .execute()
  const sessions = rows.map((row) => ({
    SessionID: row.public_id,
    IsThis: row.token_hash === session.tokenHash,
    UserAgent: row.user_agent,
    Address: row.address,
    SignedInAt: toIso(row.created_at),
    LastUsedAt: toIso(row.used_at),
    SignedInBy: row.administrator,
  }))
  return sessions.toSorted((one, other) => Number(other.IsThis) - Number(one.IsThis))
}

/**
 * Ends the session with `publicId`, or all sessions of the user except the caller's, including sessions in which the user is signed in as
 * someone else. Returns how many ended.
 */
async function endOtherSessions(store: Store, { user, session }: InSession, publicId: string | null): Promise<number> {
  const others = store.deleteFrom('sessions').where('token_hash', '<>', session.tokenHash)
  const chosen =
    publicId === null
      ? others.where(({ or, eb }) => or([eb('user_id', '=', user.id), eb('signed_in_by', '=', user.id)]))
      : others.where('user_id', '=', user.id).where('public_id', '=', publicId)
  return Number((await chosen.executeTakeFirst()).numDeletedRows)
}

/** Sends six digits to the phone of the signed-in user; an earlier code is no longer valid. Inside a transaction. */
async function sendPhoneCode(call: SignedInCall): Promise<void> {
  const { store, now, limits, randomBelow, user } = call
  const { phone, verified_phone: verified } = await readOneself(store, user)
  if (phone === '') throw new Refusal(409, 'NO_PHONE', 'Enter a phone number first.')
  if (phone === verified) throw new Refusal(409, 'PHONE_VERIFIED', 'This phone number is verified already.')
  await claimAttempts(call, [{ bucket: await sha256(`phone code|${user.id}`), allowed: limits.phoneCodes, window: limits.phoneCodesWindow }])
  const code = String(randomBelow(1_000_000)).padStart(6, '0')
  const sent = { phone, code_hash: await sha256(`${user.id}|${code}`), expires_at: now + limits.phoneCodeValid }
  await store.insertInto('phone_codes').values({ user_id: user.id, ...sent }).onConflict((conflict) => conflict.column('user_id').doUpdateSet(sent)).execute()
  await sendMail(store, { ...phoneCodeText(call.language, code, limits.phoneCodeValid), accountId: user.account_id, to: phone, sentAt: now })
}

/** Marks the phone as verified by its code. A wrong attempt is refused and counts. Inside a transaction. */
async function verifyPhone(call: SignedInCall, code: string): Promise<OwnAccount | Refusal> {
  const { store, now, limits, user } = call
  await claimAttempts(call, [{ bucket: await sha256(`phone try|${user.id}`), allowed: limits.phoneCodeTries, window: limits.phoneCodesWindow }])
  const hash = await sha256(`${user.id}|${code.trim()}`)
  const before = await readOneself(store, user)
  const sent = await store.selectFrom('phone_codes').selectAll().where('user_id', '=', user.id).executeTakeFirst()
  if (!sent || sent.expires_at <= now || sent.phone !== before.phone) return new Refusal(409, 'CODE_EXPIRED', 'This code is no longer valid. Request another one.')
  if (sent.code_hash !== hash) return invalid('Code', 'This is not the code that was sent.')
  await store.deleteFrom('phone_codes').where('user_id', '=', user.id).execute()
  await changeUser(store, call.viewer, before, { verified_phone: before.phone }, now)
  return toOwnAccount(await readOneself(store, user))
}
