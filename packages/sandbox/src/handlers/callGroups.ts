import { isEmailAddress, registeredMessage, UserType } from '@portal/domain'
import { joinCallGroup } from '../calls/callGroups.ts'
import { claimUsernameCheck, deadLinkMessages, findSubscription, isUsernameTaken, usernameInvalidMessage, usernameTakenMessage } from '../calls/subscription.ts'
import { claimLink } from '../links/links.ts'
import { requireValidPassword } from '../passwords/setPassword.ts'
import { userRow } from '../people/userValues.ts'
import { invalid, Refusal } from '../Refusal.ts'
import { nextId } from '../store/inIds.ts'
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

/** Whether a username is free. Without a valid link every name gets the same answer, so that strangers cannot find out who has an account. */
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
  // Saving also reveals whether a username is taken, so it counts like a check.
  await claimUsernameCheck(call, found)
  const username = request.Username.trim().toLowerCase()
  if (!isEmailAddress(username)) throw invalid('Username', usernameInvalidMessage)
  requireValidPassword(Password, 'Password')

  const password_hash = await call.passwordHasher.hash(Password)
  return async ({ store: trx }) => {
    if (await isUsernameTaken({ store: trx }, username)) return { isSuccess: false, message: usernameTakenMessage }
    if (!(await claimLink(trx, found.link, call.now))) throw linkInvalid(deadLinkMessages.used)
    const watchman_phone_number = WatchmanPhoneNumber.trim()
    const { now } = call
    const id = await nextId(trx, 'users')
    const { id: call_group_id, account_id, property_id } = found.group
    await trx.insertInto('users').values(userRow({
      id, account_id, property_id, call_group_id, username, email: username, name: username, password_hash, watchman_phone_number,
      user_type_id: UserType.CallGroupManager, has_web_access: 1, is_cellgate_app: 1, created_at: now, updated_at: now,
    })).execute()
    const invitation = trx.selectFrom('call_group_invitations').select('tier').where('token_hash', '=', found.link.token_hash)
    await joinCallGroup(trx, found.group, { id, name: username, phone: '' }, (await invitation.executeTakeFirst())?.tier)
    return { isSuccess: true, message: registeredMessage }
  }
})

function linkInvalid(message: Sentence): Refusal {
  return new Refusal(400, 'SUBSCRIBE_LINK_INVALID', message, { field: 'Token' })
}

export const getWatchmanSystemConfiguration: Handler<'getWatchmanSystemConfiguration'> = async (_request, { baseUrl }) => {
  return { VideoUrl: baseUrl + watchmanVideoPath }
}

/** The path of the video about visitor calls. Its poster (.png) and captions (.vtt) have the same name and folder. */
export const watchmanVideoPath = '/sandbox/media/watchman.webm'
