import type { InviteRecord } from '../invites/findInvite.ts'
import { deriveCode, waitingOrNextCode } from '../invites/inviteCodes.ts'
import type { WalletPass } from '../hostInterfaces.ts'
import type { Services } from '../Services.ts'

/** The pass of a usable invite; its barcode is the invite's present code. */
export async function walletPassOf({ store, vault, clock }: Services, invite: InviteRecord): Promise<WalletPass> {
  const code = await waitingOrNextCode({ store, vault }, invite, clock.now())
  return {
    serialNumber: invite.id,
    name: invite.name,
    property: invite.property,
    sentBy: invite.sent_by,
    locations: invite.locations.map(({ name }) => name),
    description: invite.description,
    startAt: invite.start_at,
    endAt: invite.end_at,
    timeZone: invite.timeZone,
    barcode: await deriveCode(vault, invite.id, code.counter),
    voided: false,
  }
}
