import type { Handler } from '../Handler.ts'
import { findSubscription } from './subscription.ts'

const nothing = { IsValid: false, CallGroupName: '', PropertyName: '', Username: '', WatchmanPhoneNumber: '' }

export const getSubscribeDetails: Handler<'getSubscribeDetails'> = async ({ d }, call) => {
  const found = await findSubscription(call, d)
  if ('message' in found) return { ...nothing, message: found.message }
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
