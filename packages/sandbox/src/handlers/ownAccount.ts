import type { SignedInCall } from '../Call.ts'
import { tellDrops } from '../calls/newlyDropped.ts'
import { claimSignIn } from '../limits/claimSignIn.ts'
import { requireValidPassword } from '../passwords/setPassword.ts'
import { changeUser } from '../people/changeUser.ts'
import { readOneself, toOwnAccount } from '../people/ownAccount.ts'
import { endOtherSessions, ownSessions } from '../people/ownSessions.ts'
import { sendPhoneCode, verifyPhone } from '../people/phoneCodes.ts'
import { userColumns } from '../people/userColumns.ts'
import { viewerOf } from '../people/viewer.ts'
import { conflict, invalid, Refusal } from '../Refusal.ts'
import { type Handler, prepared } from './Handler.ts'

export const getOwnAccount: Handler<'getOwnAccount'> = async (_request, { store, user }) => ({ Account: toOwnAccount(await readOneself(store, user)) })

export const saveOwnAccount: Handler<'saveOwnAccount'> = async ({ Version, Language, Theme, MailsExports, AcknowledgesEnd, ...fields }, call) => {
  const viewer = viewerOf(call)
  const now = call.clock.now()
  const before = await readOneself(call.store, call.user)
  if (before.version !== Version) throw conflict(toOwnAccount(before))
  const look = { ...(Language !== undefined && { language: Language }), ...(Theme !== undefined && { theme: Theme }) }
  const told = MailsExports === undefined ? {} : { mails_exports: Number(MailsExports) }
  const columns = { ...(await userColumns(call.store, before, fields, before.time_zone, now)), ...look, ...told }
  await tellDrops(call.store, viewer, before, { isTold: AcknowledgesEnd, now }, () => changeUser(call.store, viewer, before, columns, now))
  const Account = toOwnAccount(await readOneself(call.store, call.user))
  return { message: 'Saved.', Account }
}

export const changeOwnPassword = prepared<'changeOwnPassword'>(async ({ Password, NewPassword, EndsOtherSessions }, call) => {
  const { passwordHasher } = call
  requireOneself(call, 'Only the users themselves change their password.')
  requireValidPassword(NewPassword, 'NewPassword')
  const { username, password_hash: present } = await readOneself(call.store, call.user)
  const claim = await claimSignIn(call, username)
  if (!(await passwordHasher.verify(Password, present))) throw invalid('Password', 'This is not your present password.')
  await claim.forgive()
  if (NewPassword === Password) throw invalid('NewPassword', 'The new password is the present one.')
  const hash = await passwordHasher.hash(NewPassword)
  const viewer = viewerOf(call)
  const now = call.clock.now()
  return async ({ store: trx }) => {
    const before = await readOneself(trx, call.user)
    // Somebody else may have set another password since it was verified.
    if (before.password_hash !== present) throw invalid('Password', 'This is not your present password.')
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

export const getOwnSessions: Handler<'getOwnSessions'> = async (_request, call) => ({ Sessions: await ownSessions(call) })

export const endOwnSessions: Handler<'endOwnSessions'> = async ({ SessionID }, call) => {
  requireOneself(call, 'Only the users themselves sign out elsewhere.')
  return { message: 'Signed out there.', Ended: await endOtherSessions(call.store, call, SessionID) }
}

/** Refuses a session that an administrator began as the user: what it does ends with it. */
function requireOneself({ session }: SignedInCall, message: string): void {
  if (session.signedInBy !== null) throw new Refusal(403, 'SIGNED_IN_AS', message)
}
