import { describeWeek, legibleColors } from '@portal/domain'
import { findInviteByToken, type InviteRecord, toWindows } from '../access/findInvite.ts'
import type { WalletPass } from '../hostInterfaces.ts'
import { deriveCode, waitingOrNextCode } from '../invites/inviteCodes.ts'
import { inviteLink } from '../invites/sendInvite.ts'
import type { CallerServices } from '../Services.ts'
import { brandOf } from '../store/accountBrands.ts'
import { localeOf } from '../words/language.ts'
import { passWordsIn } from '../words/passWords.ts'

/** The wallet pass of a usable invite; its barcode is the invite's present code. `token`: the token of the invite's link, if the guest's page sent it. */
export async function walletPassOf(services: CallerServices, invite: InviteRecord, token: string | undefined): Promise<WalletPass> {
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
    hours: describeWeek(toWindows(invite.weekly), { locale: localeOf[services.language] }).map(({ days, times }) => `${days}, ${times}`).join('; '),
    timeZone: invite.timeZone,
    barcode: await deriveCode(vault, invite.id, code.counter),
    opensOnce: invite.type === 'Recurring',
    page: token !== undefined && (await findInviteByToken(store, token))?.id === invite.id ? inviteLink(services, token) : null,
    brand: await brandOf(store, invite.accountId),
    voided: false,
    language: services.language,
  }
}

interface PassColors {
  /** The text color as `#rrggbb`, like the colors below. */
  foreground: string
  label: string
  background: string
}

const plain: PassColors = { foreground: '#181b1f', label: '#55585d', background: '#ffffff' }

/** The colors of a pass. Without a brand they are dark on white. The code always has a white background. */
export function passColors({ brand }: Pick<WalletPass, 'brand'>): PassColors {
  const colors = brand && legibleColors(brand.accent, 'light')
  return colors ? { foreground: colors.onAccent, label: colors.onAccent, background: colors.accent } : plain
}

/** The text that says where the next code is, because the pass isn't renewed. */
export function sayNextCode({ page, language }: Pick<WalletPass, 'page' | 'language'>): string {
  const said = passWordsIn(language)
  return page === null ? said.nextByLink : said.nextOnPage({ page })
}
