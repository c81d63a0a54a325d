import { DoorOutputMode } from '@portal/domain'
import { lacksCallGroup, readChosenGroup, ringManager } from '../calls/callGroups.ts'
import { tellDrops } from '../calls/newlyDropped.ts'
import { loginBucket } from '../passwords/claimSignIn.ts'
import { claimAttempts, forgetAttempts } from '../limits/rateLimit.ts'
import { requireValidPassword } from '../passwords/setPassword.ts'
import { changeUser, endSessions } from '../userActions/changeUser.ts'
import { actuationMode, findUser, findUserToChange, limitsOf, toUserDetail } from '../people/findUser.ts'
import { countUsers, everyoneOf, isNarrowed, pageOfUsers, userSet } from '../people/findUsers.ts'
import { requireGrantable, requireOthersLimit } from '../people/guards.ts'
import { listedUsers, listFrame } from '../access/listedUsers.ts'
import { mailAddress, mailFirstPassword } from '../people/mailFirstPassword.ts'
import { savePlaces } from '../people/userPlaces.ts'
import { userColumns } from '../people/userColumns.ts'
import { Refusal } from '../Refusal.ts'
import { toIso } from '../time/toIso.ts'
import { type Handler, prepared } from './Handler.ts'
import { filled } from '../words/sentence.ts'

export const getUserTierUserList: Handler<'getUserTierUserList'> = async ({ page, count, sort, ...filter }, { store, now, vault, viewer }) => {
  const [set, frame] = await Promise.all([userSet({ store, vault }, viewer, filter, now), listFrame(store, viewer.accountId, now)])
  const total = await countUsers(store, set)
  const ids = await pageOfUsers(store, set, total, sort, { page, count })
  return {
    Users: await listedUsers(store, viewer, ids, frame),
    Total: total,
    Page: page,
    Count: count,
    AccountTotal: isNarrowed(set) ? await countUsers(store, everyoneOf(set)) : total,
  }
}

export const getUserDetail: Handler<'getUserDetail'> = async ({ ID }, { viewer, store, now }) => {
  return toUserDetail(store, viewer, await findUser(store, viewer, ID), now)
}

export const updateUserDetail: Handler<'updateUserDetail'> = async (request, { store, now, viewer }) => {
  const { ID, Version, HasAllLocationAccess, PropertyLocations, callgroupId, AcknowledgesEnd, ...fields } = request
  const before = await findUserToChange(store, viewer, ID)
  if (before.version !== Version) {
    const message = before.updated_by === '' ? 'Someone else changed this user in the meantime.' : filled('{who} changed this user in the meantime.', { who: before.updated_by })
    throw new Refusal(409, 'CONFLICT', message, { body: { current: await toUserDetail(store, viewer, before, now) } })
  }
  requireGrantable(viewer, before, fields)
  const columns = await userColumns(store, before, fields, before.time_zone, now)
  const after = { ...before, ...columns, call_group_id: chosen(callgroupId, before.call_group_id) }
  const isAsked = after.call_group_id !== before.call_group_id || after.user_type_id !== before.user_type_id
  const group = isAsked ? await readChosenGroup(store, before.account_id, after.user_type_id, after.call_group_id, 'callgroupId') : null
  requireOthersLimit(viewer, ID, liftsMode(before, fields), 'LimitActuationModeID')
  await savePlaces(store, viewer, before.account_id, ID, { HasAllLocationAccess, PropertyLocations })
  await tellDrops(store, viewer, before, { isTold: AcknowledgesEnd, now }, async () => {
    await changeUser(store, viewer, before, { ...columns, call_group_id: after.call_group_id }, now)
    await ringManager(store, group, after)
  })
  return { message: 'Saved.', User: await toUserDetail(store, viewer, await findUser(store, viewer, ID), now) }
}

/** Whether a change lets a user hold doors open who until now may only open them momentarily. */
function liftsMode({ output_mode: mode }: { output_mode: number }, { LimitActuationModeID: next = DoorOutputMode.MomentaryOpen }: { LimitActuationModeID?: DoorOutputMode | undefined }): boolean {
  return actuationMode(mode) === DoorOutputMode.MomentaryOpen && next !== DoorOutputMode.MomentaryOpen
}

function chosen(id: number | string | null | undefined, before: number | null): number | null {
  if (id === undefined) return before
  return id === null ? null : Number(id)
}

export const updateWebAccess: Handler<'updateWebAccess'> = async ({ ID, callgroupId, ...fields }, { viewer, now, store }) => {
  const before = await findUserToChange(store, viewer, ID)
  const chosen = fields.IsWebLoginEnabled && lacksCallGroup(before) ? await readChosenGroup(store, before.account_id, before.user_type_id, callgroupId ?? null, 'callgroupId') : null
  const columns = await userColumns(store, before, fields, before.time_zone, now)
  const version = await changeUser(store, viewer, before, chosen ? { ...columns, call_group_id: chosen.id } : columns, now)
  await ringManager(store, chosen, before)
  const Version = version
  return { message: fields.IsWebLoginEnabled ? 'Web access is on.' : 'Web access is off.', Version }
}

export const setUserPassword = prepared<'setUserPassword'>(async ({ ID, Password }, { viewer, store, passwordHasher }) => {
  requireValidPassword(Password, 'Password')
  await findUserToChange(store, viewer, ID)
  if (ID === viewer.user.id) throw new Refusal(409, 'OWN_USER', 'Change your own password under My account.')
  const hash = await passwordHasher.hash(Password)
  return async ({ store: trx, now, address }) => {
    const before = await findUserToChange(trx, viewer, ID)
    await endSessions(trx, [ID])
    const Version = await changeUser(trx, viewer, before, { password_hash: hash }, now)
    await forgetAttempts(trx, await loginBucket(before.username, address))
    return { message: 'The password is set.', Version }
  }
})

export const getUserLimitations: Handler<'getUserLimitations'> = async ({ ID }, { viewer, store }) => {
  const user = await findUser(store, viewer, ID)
  return { ID, LimitActuationModeID: actuationMode(user.output_mode), ...limitsOf(user), Version: user.version }
}

export const saveUserLimitations: Handler<'saveUserLimitations'> = async ({ ID, ...fields }, { viewer, now, store }) => {
  const before = await findUserToChange(store, viewer, ID)
  requireOthersLimit(viewer, ID, liftsMode(before, fields), 'LimitActuationModeID')
  const Version = await changeUser(store, viewer, before, await userColumns(store, before, fields, before.time_zone, now), now)
  return { message: 'Saved.', Version }
}

export const resendSignInMail: Handler<'resendSignInMail'> = async ({ ID }, call) => {
  const { store, now, limits, viewer } = call
  const user = await findUserToChange(store, viewer, ID)
  const SentTo = mailAddress(user)
  if (user.password_hash !== '') throw new Refusal(409, 'PASSWORD_SET', filled('{name} already has a password.', { name: user.name }))
  if (user.has_web_access !== 1 && user.is_mobile_only !== 1) throw new Refusal(409, 'SIGN_IN_OFF', filled('{name} has no web access and is not an app-only user.', { name: user.name }))
  if (SentTo === '') throw new Refusal(409, 'NO_ADDRESS', filled('{name} has no email address.', { name: user.name }))
  await claimAttempts(call, [{ bucket: `signInMails|${ID}`, allowed: limits.mailRequests, window: limits.mailRequestsWindow }])
  await mailFirstPassword(store, call, user)
  return { message: filled('Sent to {address}.', { address: SentTo }), SentTo, SentAt: toIso(now) }
}
