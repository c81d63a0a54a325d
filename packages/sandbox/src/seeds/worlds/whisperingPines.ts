import type { SeedAccount, SeedPort, SeedProperty, SeedUser } from '../World.ts'

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
  { id: 'main-entry', propertyId: 1, name: 'Main Gate, Entry', model: 'W480', status: 'Closed', openedMinutesAgo: 19 },
  { id: 'main-exit', propertyId: 1, name: 'Main Gate, Exit', model: 'W480', status: 'Closed', openedMinutesAgo: 3 },
  { id: 'service-gate', propertyId: 1, name: 'Service Gate, Fannin St.', model: 'Entria 4DC', status: 'Closed', openedMinutesAgo: 57 },
  { id: 'clubhouse', propertyId: 1, name: 'Clubhouse Front Door', model: 'Entria 4DC', status: 'HeldOpen', openedMinutesAgo: 120 },
  {
    id: 'garage-p2',
    propertyId: 1,
    name: 'Garage Level P2, North Stairwell Door',
    model: 'Entria SDC',
    status: 'LeftOpen',
    openedMinutesAgo: 4,
  },
  { id: 'pool-gate', propertyId: 1, name: 'Pool Gate', model: 'W480', status: 'Offline', openedMinutesAgo: 26 },
  {
    id: 'pedestrian-gate',
    propertyId: 1,
    name: 'Pedestrian Gate (Westheimer Rd)',
    model: 'W461',
    status: 'Closed',
    openedMinutesAgo: 640,
  },
  { id: 'tower-b-lobby', propertyId: 1, name: 'Tower B Lobby', model: 'WXL', status: 'Closed', openedMinutesAgo: 5 },
]
