import { isEmailAddress, registeredMessage, Role, UserType } from '@portal/domain'
import { joinCallGroup } from '../calls/callGroupMembers.ts'
import { claimUsernameCheck, deadLinkMessages, findSubscription, isUsernameTaken, type Subscription, usernameInvalidMessage, usernameTakenMessage } from '../calls/subscription.ts'
import { claimLink } from '../links/links.ts'
import { requireValidPassword } from '../passwords/setPassword.ts'
import { emptyPerson, nextUserId, sortName, splitName } from '../people/personColumns.ts'
import { Refusal } from '../Refusal.ts'
import { type Handler, prepared } from './Handler.ts'
import type { Sentence } from '../words/sentence.ts'

const noSubscription = { IsValid: false, CallGroupName: '', PropertyName: '', Username: '', WatchmanPhoneNumber: '' }

export const getSubscribeDetails: Handler<'getSubscribeDetails'> = async ({ d }, call) => {
  const found = await findSubscription(call, d)
  if ('message' in found) return { ...noSubscription, message: found.message }
  const { link, group } = found
  return {
    IsValid: true,
    message: '',
    CallGroupName: group.name,
    PropertyName: group.property_name,
    Username: link.suggested_username,
    WatchmanPhoneNumber: link.watchman_phone_number,
  }
}

/** Without a valid link every name gets the same answer, so that strangers cannot find out who has an account. */
export const isUsernameValid: Handler<'isUsernameValid'> = async ({ Username, Token }, call) => {
  const found = await findSubscription(call, Token)
  if ('message' in found) return { IsValid: false, message: found.message }
  await claimUsernameCheck(call, found)
  const name = Username.trim().toLowerCase()
  if (!isEmailAddress(name)) return { IsValid: false, message: usernameInvalidMessage }
  return (await isUsernameTaken(call, name)) ? { IsValid: false, message: usernameTakenMessage } : { IsValid: true, message: '' }
}

export const subcribeSaveVideoCallgroup = prepared<'subcribeSaveVideoCallgroup'>(async (request, call) => {
  const { Token, Password, WatchmanPhoneNumber } = request
  const found = await findSubscription(call, Token)
  if ('message' in found) throw linkInvalid(found.message)
  // Saving a user name tells whether it is taken, so it counts like a check.
  await claimUsernameCheck(call, found)
  const username = request.Username.trim().toLowerCase()
  if (!isEmailAddress(username)) throw new Refusal(400, 'VALIDATION', usernameInvalidMessage, { field: 'Username' })
  requireValidPassword(Password, 'Password')

  const password_hash = await call.passwordHasher.hash(Password)
  return async ({ store: trx }) => {
    if (await isUsernameTaken({ store: trx }, username)) return { isSuccess: false, message: usernameTakenMessage }
    if (!(await claimLink(trx, found.link, call.clock.now()))) throw linkInvalid(deadLinkMessages.used)
    const watchman_phone_number = WatchmanPhoneNumber.trim()
    const now = call.clock.now()
    const person = { ...emptyPerson, is_cellgate_app: 1, ...splitName(username), sort_name: sortName(username), created_at: now, updated_at: now }
    const sign = { username, email: username, name: username, password_hash, watchman_phone_number }
    const id = await nextUserId(trx)
    await trx.insertInto('users').values({ ...member(found), ...person, ...sign, id }).execute()
    const invitation = trx.selectFrom('call_group_invitations').select('tier').where('token_hash', '=', found.link.token_hash)
    await joinCallGroup(trx, found.group, { id, name: username, phone: '' }, (await invitation.executeTakeFirst())?.tier)
    return { isSuccess: true, message: registeredMessage }
  }
})

function linkInvalid(message: Sentence): Refusal {
  return new Refusal(400, 'SUBSCRIBE_LINK_INVALID', message, { field: 'Token' })
}

function member({ group }: Subscription) {
  return {
    account_id: group.account_id,
    property_id: group.property_id,
    role: Role.Customer,
    user_type_id: UserType.CallGroupManager,
    call_group_id: group.id,
    user_portal: 1,
    is_user_admin: 0,
    is_kits_admin: 0,
    is_billing_admin: 0,
    is_single_family: 0,
    dashboard_flag: 1,
    has_web_access: 1,
    removed_at: null,
    release_content: '',
    has_group_video: 0,
    ignores_group_video: 0,
    ignores_release: 0,
  }
}

export const getWatchmanSystemConfiguration: Handler<'getWatchmanSystemConfiguration'> = async (_request, { baseUrl }) => {
  return { VideoUrl: baseUrl + watchmanVideoPath }
}

/** The poster (.png) and the captions (.vtt) have the same name and folder. */
export const watchmanVideoPath = '/sandbox/media/watchman.webm'
