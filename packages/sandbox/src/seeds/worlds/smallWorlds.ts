import type { SeedInvite, WorldSeeds } from '../WorldSeeds.ts'
import { busyPropertyInvites } from './busyPropertyInvites.ts'
import { unansweredCallGroups } from './busyPropertyLinks.ts'
import { dana, doors, groups, locations, whisperingPines, whisperingPinesAccount } from './whisperingPines.ts'

const noLinks = { callGroups: [], links: [] } as const
const nothing = { ports: [], invites: [], events: [], ...noLinks } as const

export const newAccount: WorldSeeds = {
  title: 'New account',
  description: '1 person, no doors yet',
  accounts: [whisperingPinesAccount],
  properties: [{ ...whisperingPines, isClosed: true }],
  users: [dana],
  groups,
  ...nothing,
}

export const inactiveAccount: WorldSeeds = {
  title: 'Inactive account',
  description: 'Every sign-in lands on the inactive page, every key is refused',
  accounts: [{ ...whisperingPinesAccount, isActive: false }],
  properties: [whisperingPines],
  users: [{ ...dana, lands: 'inactive' }],
  groups,
  locations,
  ports: doors,
  invites: pick('lone-star-movers', 'brightwater'),
  events: [],
  ...noLinks,
}

const cypressCourt = { ...whisperingPines, id: 2, name: 'Cypress Court', address: '88 Cypress Court, New Orleans, LA 70112' }

export const twoProperties: WorldSeeds = {
  title: 'Two properties',
  description: 'An account with 8 doors at one property and 1 at the other',
  accounts: [whisperingPinesAccount],
  properties: [whisperingPines, cypressCourt],
  users: [dana],
  groups,
  locations: [...locations, { id: 201, propertyId: cypressCourt.id, name: 'Cypress Gate' }],
  ports: [...doors, { id: 'cypress-gate', propertyId: cypressCourt.id, locationId: 201, name: 'Cypress Gate', model: 'W480', status: 'Closed' }],
  invites: [],
  events: [],
  ...noLinks,
}

export const expiredLink: WorldSeeds = {
  title: 'Expired links',
  description: 'One temporary and one recurring invite, a password link and a subscription, all ended',
  accounts: [whisperingPinesAccount],
  properties: [whisperingPines],
  users: [dana],
  groups,
  locations,
  ports: doors,
  invites: pick('harbor-piano-tuning', 'bayou-dog-walking'),
  events: [],
  callGroups: unansweredCallGroups,
  links: [
    { key: 'reset-expired', kind: 'resetPassword', state: 'expired', user: dana.username },
    { key: 'subscribe-expired', kind: 'subscribe', state: 'expired', callGroupId: 11 },
  ],
}

function pick(...keys: string[]): SeedInvite[] {
  return busyPropertyInvites.filter((invite) => keys.includes(invite.key))
}
