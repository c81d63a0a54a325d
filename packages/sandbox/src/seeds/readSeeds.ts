import { inviteStatus } from '../invites/inviteStatus.ts'
import type { Services } from '../Services.ts'
import { startOfDay } from '../time/zonedTime.ts'

export interface Seeds {
  signIns: { audience: string; name: string; username: string; password: string; lands: string }[]
  invites: { name: string; type: 'Temporary' | 'Recurring'; state: string; link: string; token: string; id: string }[]
  readers: { id: string; name: string; hardwareModel: string }[]
}

/** What a person, or a test, needs to walk through the whole product. States are those of the present moment. */
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
    readers: ports.map((port) => ({ id: port.id, name: port.name, hardwareModel: port.hardware_model })),
  }
}

type Dated = Parameters<typeof inviteStatus>[0] & { time_zone: string }

const stateNames = { Valid: 'valid', NotYetValid: 'notYetValid', Expired: 'expired', Revoked: 'revoked', UsedUp: 'usedUp', Invalid: 'invalid' }

function inviteState(invite: Dated, now: number): string {
  const status = inviteStatus(invite, now)
  const endsToday = invite.end_at !== null && invite.end_at < startOfDay(now, invite.time_zone, 1)
  return status === 'Valid' && endsToday ? 'endsToday' : stateNames[status]
}
