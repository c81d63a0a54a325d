import { downloadName } from '../../invites/downloadName.ts'
import { Refusal } from '../../Refusal.ts'
import type { Handler } from '../Handler.ts'
import { usableInvite } from './usableInvite.ts'
import { walletPassOf } from './walletPassOf.ts'

const mediaType = 'application/vnd.apple.pkpass'

export const getPKPass: Handler<'getPKPass'> = async ({ inviteId }, call) => {
  const invite = await usableInvite(call, inviteId)
  if (!call.walletPasses) throw new Refusal(501, 'WALLET_UNAVAILABLE', 'Wallet passes cannot be signed here.')
  const bytes = await call.walletPasses.pkpass(await walletPassOf(call, invite))
  return { blob: new Blob([new Uint8Array(bytes)], { type: mediaType }), fileName: `${downloadName(invite.name)}.pkpass`, mediaType }
}
