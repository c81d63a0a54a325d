import type { SeedInvite, World } from '../World.ts'
import { busyPropertyInvites } from './busyPropertyInvites.ts'
import { dana, doors, whisperingPines, whisperingPinesAccount } from './whisperingPines.ts'

const nothing = { ports: [], invites: [], events: [] } as const

export const newAccount: World = {
  title: 'New account',
  description: '1 person, no doors yet',
  accounts: [whisperingPinesAccount],
  properties: [whisperingPines],
  users: [dana],
  ...nothing,
}

export const inactiveAccount: World = {
  title: 'Inactive account',
  description: 'Every sign-in lands on the inactive page, every key is refused',
  accounts: [{ ...whisperingPinesAccount, isActive: false }],
  properties: [whisperingPines],
  users: [{ ...dana, lands: 'inactive' }],
  ports: doors,
  invites: pick('lone-star-movers', 'brightwater'),
  events: [],
}

export const expiredLink: World = {
  title: 'Expired links',
  description: 'One temporary and one recurring invite, both ended',
  accounts: [whisperingPinesAccount],
  properties: [whisperingPines],
  users: [dana],
  ports: doors,
  invites: pick('harbor-piano-tuning', 'bayou-dog-walking'),
  events: [],
}

function pick(...keys: string[]): SeedInvite[] {
  return busyPropertyInvites.filter((invite) => keys.includes(invite.key))
}
