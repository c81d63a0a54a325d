import { readPlaces } from '../../access/places.ts'
import { requireRight } from '../../access/requireRight.ts'
import { requireViewer } from '../../people/viewer.ts'
import { randomToken, sha256 } from '../../bytes/digest.ts'
import { choosePin } from '../../invites/choosePin.ts'
import { inviteStatus, statusMessage } from '../../invites/inviteStatus.ts'
import { inviteLink, mailInvite, readRecipient } from '../../invites/sendInvite.ts'
import { Refusal } from '../../Refusal.ts'
import type { Handler } from '../Handler.ts'
import { requireInvite } from './getInvites.ts'

export const revokeInvite: Handler<'revokeInvite'> = async ({ ID }, call) => {
  const { account_id: accountId } = await requireRight(call, 'invites.revoke')
  const invite = await requireInvite(call.store, accountId, ID)
  if (invite.revoked_at === null) {
    await call.store.updateTable('invites').set({ revoked_at: call.clock.now() }).where('id', '=', ID).execute()
  }
  return { message: 'Invitation withdrawn.' }
}

export const resendInvite: Handler<'resendInvite'> = async ({ ID, Recipient }, call) => {
  const viewer = await requireViewer(call, 'invites.create')
  const { accountId } = viewer
  return call.store.transaction().execute(async (trx) => {
    const now = call.clock.now()
    const invite = await requireInvite(trx, accountId, ID)
    const status = inviteStatus(invite, now)
    if (status !== 'Valid' && status !== 'NotYetValid') throw new Refusal(409, 'INVITE_ENDED', statusMessage(status, invite, now))
    const recipient = readRecipient(Recipient ?? invite.recipient)
    const ports = invite.locations.map(({ id }) => id)
    const token = invite.kind === 'QR' ? randomToken(24) : null
    const pin = invite.kind === 'PIN' ? await choosePin(trx, { viewer, places: await readPlaces(trx, accountId), ports, now }, undefined) : null
    const changes = {
      recipient,
      link_hash: await sha256(token ?? randomToken(24)),
      ...(pin && { sealed_pin: pin.sealed, pin_hash: pin.hash }),
      last_sent_at: recipient === '' ? invite.last_sent_at : now,
    }
    await trx.updateTable('invites').set(changes).where('id', '=', ID).execute()
    // The console's list would otherwise lead to a page that is gone.
    if (token !== null) await trx.updateTable('seed_invites').set({ token }).where('invite_id', '=', ID).execute()
    const isMailed = await mailInvite(call, trx, { ...invite, recipient }, { token, pin: pin?.pin ?? null })
    const message = isMailed ? `Sent to ${recipient}.` : 'A new link was made.'
    return { ID, Link: token === null ? null : inviteLink(call, token), Pin: pin?.pin ?? null, IsMailed: isMailed, message }
  })
}
