import { googleSaveLink } from '../../wallet/googleSaveLink.ts'
import type { Handler } from '../Handler.ts'
import { usableInvite } from './usableInvite.ts'
import { walletPassOf } from './walletPassOf.ts'

export const getGoolgleJWT: Handler<'getGoolgleJWT'> = async ({ inviteId }, call) => {
  const invite = await usableInvite(call, inviteId)
  return { Result: await googleSaveLink(call, await walletPassOf(call, invite)) }
}
