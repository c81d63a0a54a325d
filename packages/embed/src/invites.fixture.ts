import type { RecurringInviteView, TemporaryInviteView } from '@portal/domain'
import { recurringQr, temporaryQr } from './fake/pictures.ts'

/** The time of the examples: 9:14:32 AM in Houston. */
export const storyTime = '2026-11-21T15:14:32Z'

export const temporaryView: TemporaryInviteView = {
  kind: 'temporary',
  id: 'inv-1',
  name: 'Move-in crew: Lone Star Movers & Storage of Greater Houston',
  sentBy: 'Alejandra Villaseñor-Montgomery',
  statusWord: 'validNow',
  startsAt: '2026-11-21T14:00:00Z',
  endsAt: '2026-11-22T00:00:00Z',
  timeZone: 'America/Chicago',
  locations: ['Service Gate, Fannin St.', 'Loading Dock B', 'Freight Elevator 2', 'Garage Level P2, North Stairwell Door'],
  description: 'Please use the service entrance, not the lobby. Freight elevator is padded until 5 PM. Unit 1407.',
  weeklyPlan: [],
  usesLeft: 2,
  lastUsedAt: '2026-11-21T15:03:00Z',
  downloadName: 'gatewell-key',
  image: temporaryQr,
}

export const recurringView: RecurringInviteView = {
  kind: 'recurring',
  id: 'inv-2',
  name: 'House cleaning: Brightwater Home Services',
  sentBy: 'Priya Raghunathan-O’Sullivan',
  statusWord: 'validNow',
  startsAt: '2026-10-05T05:00:00Z',
  endsAt: '2027-03-13T06:00:00Z',
  timeZone: 'America/Chicago',
  locations: ['Main Gate, Entry', 'Pedestrian Gate (Westheimer Rd)', 'Tower B Lobby'],
  description: '',
  weeklyPlan: [
    { week: 'Mon to Thu', info: '7:00 AM to 3:30 PM' },
    { week: 'Friday', info: '7:00 AM to 12:00 PM' },
    { week: 'Saturday', info: '9:00 AM to 11:30 AM' },
  ],
  usesLeft: null,
  lastUsedAt: null,
  downloadName: 'gatewell-key',
  image: recurringQr,
  freshness: { state: 'fresh', generatedAt: '2026-11-21T15:14:00Z', hasFailed: false },
}

export const arabicView: TemporaryInviteView = {
  ...temporaryView,
  name: 'طاقم النقل: شركة نجمة الشمال للنقل والتخزين',
  sentBy: 'ليلى عبد الرحمن المنصوري',
  locations: ['بوابة الخدمة، شارع فانين', 'رصيف التحميل B', 'Freight Elevator 2'],
  description: 'يرجى استخدام مدخل الخدمة وليس الردهة. الوحدة 1407.',
}
