import { randomToken } from '../bytes/bytes.ts'
import { defaultLimits } from '../limits/limits.ts'
import { linkAddress, linkRow, linkValidity } from '../links/links.ts'
import { masterUserMail, resetPasswordMail, subscribeMail, type TimedLink } from '../outbox/mailTexts.ts'
import type { Row } from '../store/schema.ts'
import type { SeedLink, WorldSeeds } from './WorldSeeds.ts'

const hour = 3_600_000

export interface LinkRows {
  seed: Row<'seed_links'>
  /** The row of the link; null for a link that was never sent. */
  link: Row<'links'> | null
  mail: Omit<Row<'mails'>, 'id' | 'sender'> | null
}

/** The rows of one example link. `users` are the users of the example data in order. */
export async function linkRows(
  world: WorldSeeds,
  users: readonly Row<'users'>[],
  seed: SeedLink,
  position: number,
  { now, fixedSecrets, baseUrl }: { now: number; fixedSecrets: boolean; baseUrl: string },
): Promise<LinkRows> {
  const token = fixedSecrets ? seed.key : randomToken(24)
  const { kind, state, callGroupId = null, suggestedUsername = '', watchmanPhoneNumber = '' } = seed
  const find = (username: string | undefined) => users.find((user) => user.username === username) ?? null
  const user = find(seed.user)
  const who = user?.name ?? (suggestedUsername === '' ? 'Nobody' : suggestedUsername)
  const seedRow: Row<'seed_links'> = { token, kind, state: seed.shows ?? state, who, position }
  if (state === 'unknown') return { seed: seedRow, link: null, mail: null }

  const validity = defaultLimits[linkValidity[kind]]
  const createdAt = state === 'expired' ? now - validity - hour : now - (kind === 'signInAsAdmin' ? 0 : hour)
  const subject = { kind, userId: user?.id ?? null, byUserId: find(seed.by)?.id, callGroupId, suggestedUsername, watchmanPhoneNumber }
  const link = { ...(await linkRow(token, subject, createdAt, defaultLimits)), used_at: state === 'used' ? now - hour / 2 : null }
  const text = state === 'valid' ? mailText(world, seed, user, { link: linkAddress(baseUrl, kind, token), validFor: validity }) : null
  return { seed: seedRow, link, mail: text && { ...text, recipient: user?.email ?? suggestedUsername, sent_at: createdAt } }
}

function mailText(world: WorldSeeds, { kind, callGroupId }: SeedLink, user: Row<'users'> | null, link: TimedLink) {
  if (kind === 'resetPassword') return resetPasswordMail('en', user?.name ?? '', link)
  if (kind === 'masterUser') return masterUserMail('en', user?.name ?? '', link)
  if (kind === 'signInAsAdmin') return null
  const group = world.callGroups.find(({ id }) => id === callGroupId)
  const property = world.properties.find(({ id }) => id === group?.propertyId)
  return subscribeMail('en', group?.name ?? '', property?.name ?? '', link)
}
