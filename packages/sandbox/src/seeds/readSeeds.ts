import { startOfDay } from '@portal/domain'
import { type DatedInvite, statusOfInvite } from '../access/findInvite.ts'
import { sha256 } from '../bytes/bytes.ts'
import { type LinkKind, linkPaths, linkState } from '../links/links.ts'
import type { Services } from '../Services.ts'
import type { Row } from '../store/schema.ts'

export interface Seeds {
  signIns: { audience: string; name: string; username: string; password: string; lands: string }[]
  invites: { name: string; type: 'Temporary' | 'Recurring'; state: string; link: string; token: string; id: string }[]
  /** Links to every page that needs one. `state` is a `LinkState`, or the page to which a valid link leads, such as `NonWebAccessUser` or `passwordExists`. */
  links: { kind: LinkKind; state: string; who: string; link: string }[]
  readers: { id: string; name: string; hardwareModel: string }[]
}

/** Everything that a user or a test needs to visit the whole product: sign-ins, links and invites with their current states. */
export async function readSeeds({ store, clock, baseUrl }: Services): Promise<Seeds> {
  const now = clock.now()
  const signIns = await store.selectFrom('seed_sign_ins').selectAll().orderBy('position').execute()
  const invites = await store
    .selectFrom('seed_invites')
    .innerJoin('invites', 'invites.id', 'seed_invites.invite_id')
    .innerJoin('properties', 'properties.id', 'invites.property_id')
    .selectAll('invites')
    .select(['seed_invites.token', 'properties.time_zone'])
    .orderBy('seed_invites.position')
    .execute()
  const links = await store.selectFrom('seed_links').selectAll().orderBy('position').execute()
  const ports = await store.selectFrom('ports').selectAll().orderBy('position').execute()
  return {
    signIns: signIns.map(({ audience, name, username, password, lands }) => ({ audience, name, username, password, lands })),
    invites: invites.map((invite) => ({
      name: invite.name,
      type: invite.type,
      state: inviteState(invite, now),
      link: `${baseUrl}/Invite?d=${invite.token}`,
      token: invite.token,
      id: invite.id,
    })),
    links: await Promise.all(links.map(async (seed) => ({
      kind: seed.kind,
      state: await presentState(store, seed, now),
      who: seed.who,
      link: baseUrl + linkPaths[seed.kind] + seed.token,
    }))),
    readers: ports.map((port) => ({ id: port.id, name: port.name, hardwareModel: port.hardware_model })),
  }
}

async function presentState(store: Services['store'], { token, kind, state }: Row<'seed_links'>, now: number): Promise<string> {
  const link = await store.selectFrom('links').select(['used_at', 'expires_at']).where('token_hash', '=', await sha256(token)).executeTakeFirst()
  if (!link) return 'unknown'
  const present = linkState(link, now)
  if (present === 'used' && kind === 'masterUser') return 'passwordExists'
  return present === 'valid' ? state : present
}

type Dated = DatedInvite & { time_zone: string }

const stateNames = { Valid: 'valid', NotYetValid: 'notYetValid', Expired: 'expired', Revoked: 'revoked', UsedUp: 'usedUp' }

function inviteState(invite: Dated, now: number): string {
  const status = statusOfInvite(invite, now)
  const endsToday = invite.end_at !== null && invite.end_at <= startOfDay(invite.time_zone, now, 1)
  return status === 'Valid' && endsToday ? 'endsToday' : stateNames[status]
}
