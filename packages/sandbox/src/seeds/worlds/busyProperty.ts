import type { SeedUser, WorldSeeds } from '../WorldSeeds.ts'
import { billingAccounts, billingProperties, billingUsers, busyPropertyBilling } from './busyPropertyBilling.ts'
import { busyPropertyAccess } from './busyPropertyAccess.ts'
import { busyPropertyEvents } from './busyPropertyEvents.ts'
import { busyPropertyInvites } from './busyPropertyInvites.ts'
import { busyPropertyLinks, callGroups, masterUsers } from './busyPropertyLinks.ts'
import { busyPropertyPartner } from './busyPropertyPartner.ts'
import { busyPropertyPlan } from './busyPropertyPlan.ts'
import { contacts, people } from './busyPropertyPeople.ts'
import { dana, doors, groups, locations, whisperingPines, whisperingPinesAccount } from './whisperingPines.ts'

const houston = whisperingPines.timeZone

/** The users who can sign in: one for every audience of specification §1 and every landing page (§2). */
const users: readonly SeedUser[] = [
  dana,
  {
    audience: 'Staff, super administrator', name: 'Robert Kowalczyk',
    username: 'robert.k@gatewell.example', propertyId: 1, lands: 'dashboard', role: 1, isAdmin: true,
  },
  {
    audience: 'Call group manager', name: 'Leasing Desk',
    username: 'desk@whisperingpines.example', propertyId: 1, lands: 'videoCallGroup', userType: 2, callGroupId: 11, groupId: 2,
  },
  {
    audience: 'Voice group user', name: 'Night line',
    username: 'night@whisperingpines.example', propertyId: 1, lands: 'voiceCallGroup', userType: 9, callGroupId: 12, groupId: 2,
  },
  {
    audience: 'Call group manager without a group', name: 'Tower A Desk',
    username: 'tower.a@whisperingpines.example', propertyId: 1, lands: 'login', userType: 2,
  },
  {
    audience: 'Voice group user without a group', name: 'Spare line',
    username: 'spare.line@whisperingpines.example', propertyId: 1, lands: 'login', userType: 9,
  },
  {
    audience: 'Billing administrator', name: 'Ines Okafor',
    username: 'billing@whisperingpines.example', propertyId: 1, lands: 'billing', isBillingAdmin: true,
  },
  {
    audience: 'Single-family account', name: 'Oakline House',
    username: 'home@oakline.example', propertyId: 2, lands: 'singleFamilySetup', isAdmin: true, isSingleFamily: true,
  },
  {
    audience: 'Inactive account', name: 'Carla Reyes',
    username: 'carla.reyes@bayousquare.example', propertyId: 3, lands: 'inactive', isAdmin: true,
  },
  {
    audience: 'User without a dashboard', name: 'Kevin Delacroix',
    username: 'kevin.delacroix@whisperingpines.example', propertyId: 1, groupId: 4, unit: '1215', lands: 'signOut', dashboardFlag: 3,
  },
  {
    audience: 'Mobile-only user', name: 'Marcus Tran',
    username: 'marcus.tran@mail.example', propertyId: 1, groupId: 4, unit: '1408', phone: '+1 713 555 0140', lands: 'nonWebAccess', hasWebAccess: false,
  },
  ...billingUsers,
  ...masterUsers,
  {
    id: 101, audience: 'Kits administrator', name: 'Imani Brooks',
    username: 'devices@whisperingpines.example', propertyId: 1, groupId: 2, lands: 'dashboard', isKitsAdmin: true,
  },
]

export const busyProperty: WorldSeeds = {
  title: 'Busy property',
  description: '61 people in 6 groups, 8 doors, an invite and a link in every state',
  accounts: [
    whisperingPinesAccount,
    { id: 2, name: 'Oakline House', isActive: true },
    { id: 3, name: 'Bayou Square', isActive: false },
    ...billingAccounts,
  ],
  properties: [
    whisperingPines,
    { id: 2, accountId: 2, name: 'Oakline House', address: '12 Oakline Drive, Houston, TX 77055', timeZone: houston, isClosed: true },
    { id: 3, accountId: 3, name: 'Bayou Square', address: '700 Bayou Square, Houston, TX 77002', timeZone: houston },
    ...billingProperties,
  ],
  users,
  access: busyPropertyAccess,
  groups,
  locations: [...locations, { id: 201, propertyId: 2, name: 'Front Gate' }],
  people,
  contacts,
  callGroups,
  links: busyPropertyLinks,
  ports: [...doors, { id: 'oakline-gate', propertyId: 2, locationId: 201, name: 'Front Gate', model: 'W480', status: 'Closed', stationNumber: '+1 713 555 0190' }],
  sitePlans: [busyPropertyPlan],
  invites: busyPropertyInvites,
  calls: [
    { minutesAgo: 16 * 60 + 22, portId: 'main-entry', callGroupId: 14, answers: { 'anabarr@mail.example': { does: 'decline', after: 12_000 } } },
    {
      minutesAgo: 20, portId: 'pedestrian-gate', callGroupId: 13, hangsUpAfter: 67_000,
      answers: { 'priya.ro@mail.example': { does: 'answer', after: 15_000, opensAfter: null } },
    },
  ],
  events: busyPropertyEvents,
  doorTroubles: [
    { portId: 'pool-gate', word: 'Offline', minutesAgo: 20 * 1440, minutes: 191 },
    { portId: 'main-entry', word: 'Offline', minutesAgo: 14 * 1440, minutes: 48 },
    { portId: 'garage-p2', word: 'LeftOpen', minutesAgo: 1440 + 200, minutes: 31 },
    { portId: 'main-entry', word: 'Offline', minutesAgo: 422, minutes: 12 },
    { portId: 'garage-p2', word: 'LeftOpen', minutesAgo: 150, minutes: 22 },
    { portId: 'main-entry', word: 'LeftOpen', minutesAgo: 96, minutes: 7 },
  ],
  partnerSites: busyPropertyPartner,
  billing: busyPropertyBilling,
}
