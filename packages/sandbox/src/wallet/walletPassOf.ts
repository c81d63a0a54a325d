import { describeWeek } from '@portal/domain'
import { brandOf } from '../store/accountBrands.ts'
import { findInviteByToken, type InviteRecord } from '../invites/findInvite.ts'
import { deriveCode, waitingOrNextCode } from '../invites/inviteCodes.ts'
import { inviteLink } from '../invites/sendInvite.ts'
import { toWindows } from '../invites/weeklyHours.ts'
import type { WalletPass } from '../hostInterfaces.ts'
import type { Services } from '../Services.ts'

/** The pass of a usable invite; its barcode is the invite's present code. `token` is that of the link, where the guest's page gave it. */
export async function walletPassOf(services: Services, invite: InviteRecord, token: string | undefined): Promise<WalletPass> {
  const { store, vault, clock } = services
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
    hours: describeWeek(toWindows(invite.weekly), { locale: 'en-US' }).map(({ days, times }) => `${days}, ${times}`).join('; '),
    timeZone: invite.timeZone,
    barcode: await deriveCode(vault, invite.id, code.counter),
    opensOnce: invite.type === 'Recurring',
    page: token !== undefined && (await findInviteByToken(store, token))?.id === invite.id ? inviteLink(services, token) : null,
    brand: await brandOf(store, invite.accountId),
    voided: false,
  }
}
