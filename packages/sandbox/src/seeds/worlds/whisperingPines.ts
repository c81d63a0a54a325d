import type { SeedAccount, SeedGroup, SeedLocation, SeedPort, SeedProperty, SeedUser } from '../WorldSeeds.ts'

export const whisperingPinesAccount: SeedAccount = { id: 1, name: 'Whispering Pines Residential', isActive: true }

export const whisperingPines: SeedProperty = {
  id: 1,
  accountId: 1,
  name: 'Whispering Pines at Buffalo Bayou, Phase II',
  address: '4810 Fannin Street, Houston, TX 77004',
  timeZone: 'America/Chicago',
}

export const dana: SeedUser = {
  audience: 'Dashboard user, account administrator',
  name: 'Dana Whitfield',
  username: 'dana.whitfield@whisperingpines.example',
  propertyId: 1,
  lands: 'dashboard',
  isAdmin: true,
  hasGroupVideo: true,
  releaseContent: `<h3>New in November</h3>
<ul>
<li><strong>Recurring keys</strong> show when their code was used last.</li>
<li>Invites can be kept in a <em>wallet</em> or a calendar.</li>
</ul>
<p>Questions? Call the number at the top of the page.</p>`,
}

export const doors: readonly SeedPort[] = [
  { id: 'main-entry', propertyId: 1, locationId: 101, name: 'Main Gate, Entry', model: 'W480', status: 'Closed', openedMinutesAgo: 19, stationNumber: '+1 713 555 0180' },
  { id: 'main-exit', propertyId: 1, locationId: 102, name: 'Main Gate, Exit', model: 'W480', status: 'Closed', openedMinutesAgo: 3, stationNumber: '+1 713 555 0181' },
  { id: 'service-gate', propertyId: 1, locationId: 103, name: 'Service Gate, Fannin St.', model: 'Entria 4DC', status: 'Closed', openedMinutesAgo: 57 },
  { id: 'clubhouse', propertyId: 1, locationId: 104, name: 'Clubhouse Front Door', model: 'Entria 4DC', status: 'Closed', openedMinutesAgo: 120 },
  {
    id: 'garage-p2',
    propertyId: 1,
    locationId: 105,
    name: 'Garage Level P2, North Stairwell Door',
    model: 'Entria SDC',
    status: 'LeftOpen',
    openedMinutesAgo: 4,
  },
  { id: 'pool-gate', propertyId: 1, locationId: 106, name: 'Pool Gate', model: 'W480', status: 'Offline', openedMinutesAgo: 26 },
  {
    id: 'pedestrian-gate',
    propertyId: 1,
    locationId: 107,
    name: 'Pedestrian Gate (Westheimer Rd)',
    model: 'W461',
    status: 'Closed',
    openedMinutesAgo: 640,
  },
  { id: 'tower-b-lobby', propertyId: 1, locationId: 108, name: 'Tower B Lobby', model: 'WXL', status: 'Closed', openedMinutesAgo: 5 },
]

/** One location for each door, with the name of the door. */
export const locations: readonly SeedLocation[] = doors.flatMap(({ locationId, propertyId, name }) =>
  locationId === undefined ? [] : { id: locationId, propertyId, name },
)

export const groups: readonly SeedGroup[] = [
  {
    id: 1, accountId: 1, name: 'First responders', description: 'Fire department and patrol. Not shown to customers.', level: 1,
    isHidden: true, code: 'FR', keepsAccess: true,
  },
  { id: 2, accountId: 1, name: 'Staff and leasing', description: 'Leasing desk, maintenance and management', level: 2, code: 'STAFF' },
  { id: 3, accountId: 1, name: 'Residents, Tower A', description: 'Leaseholders and their household, floors 1 to 12', level: 3, code: 'TA' },
  { id: 4, accountId: 1, name: 'Residents, Tower B', description: 'Leaseholders and their household, floors 1 to 15', level: 4, code: 'TB' },
  { id: 5, accountId: 1, name: 'Vendors, weekday', description: 'Companies that come in office hours', level: 5, code: 'VEND' },
  { id: 6, accountId: 1, name: 'No access', description: 'Moved out or suspended', level: 6, isHidden: true, isNoAccess: true },
]
