import type { SeedCallGroup, SeedLink, SeedUser } from '../WorldSeeds.ts'
import { dana } from './whisperingPines.ts'

const robert = 'robert.k@gatewell.example'

/** Call groups with different plans: full, phones only, without a last number, one user only, with an empty first step, and one that calls no one. */
export const callGroups: readonly SeedCallGroup[] = [
  {
    id: 11, propertyId: 1, name: 'Leasing Desk', directoryPin: '100', first: ['desk@whisperingpines.example', 'alejandra.vm@whisperingpines.example'],
    second: ['beatriz.lozano@whisperingpines.example'], numbers: [{ phone: '+1 713 555 0100', label: 'Leasing line' }],
  },
  {
    id: 12, propertyId: 1, name: 'Night line', isVoice: true, directoryPin: '200',
    numbers: [{ phone: '+1 713 555 0199', label: 'Oak Ridge Patrol', of: 'ops@oakridge.example' }, { phone: '+1 713 555 0103', label: 'Dwayne Pickett', of: 'dwayne.pickett@whisperingpines.example' }],
  },
  {
    id: 13, propertyId: 1, name: 'Tower B Desk', directoryPin: '300', first: ['a.abbott@mail.example', 'k.broussard@mail.example'],
    second: ['office@brightwater.example', 'priya.ro@mail.example'],
  },
  { id: 14, propertyId: 1, name: 'Barrientos 0911', directoryPin: '00911', first: ['anabarr@mail.example'], numbers: [{ phone: '+1 713 555 0100', label: 'Leasing line' }] },
  { id: 15, propertyId: 1, name: 'Clubhouse', directoryPin: '400', second: ['jamal.iverson@mail.example'], numbers: [{ phone: '+1 713 555 0102', label: 'Beatriz Lozano', of: 'beatriz.lozano@whisperingpines.example' }] },
  { id: 16, propertyId: 1, name: 'Pool office' },
]

/** Call groups without members. */
export const unansweredCallGroups: readonly SeedCallGroup[] = callGroups.slice(0, 2).map(({ id, propertyId, name, isVoice = false }) => ({ id, propertyId, name, isVoice }))

/** One master user for every redirect value of specification §4. None of them has a password yet. */
export const masterUsers: readonly SeedUser[] = [
  {
    audience: 'Master user', name: 'Priya Raman',
    username: 'priya.raman@whisperingpines.example', propertyId: 1, lands: 'dashboard', isAdmin: true, hasPassword: false,
  },
  {
    audience: 'Master user, mobile only', name: 'Tomás Rivera',
    username: 'tomas.rivera@mail.example', propertyId: 1, lands: 'nonWebAccess', hasWebAccess: false, hasPassword: false,
  },
  {
    audience: 'Master user of a call group', name: 'Concierge Desk',
    username: 'concierge@whisperingpines.example', propertyId: 1, lands: 'videoCallGroup', userType: 2, callGroupId: 11,
    watchmanPhoneNumber: '+1 713 555 0142', hasPassword: false,
  },
  {
    audience: 'Master user of an inactive account', name: 'Bayou Square Office',
    username: 'office@bayousquare.example', propertyId: 3, lands: 'inactive', isAdmin: true, hasPassword: false,
  },
]

/** A link in every state for each kind of mail, and a link to sign in as someone else. */
export const busyPropertyLinks: readonly SeedLink[] = [
  { key: 'reset-valid', kind: 'resetPassword', state: 'valid', user: 'billing@whisperingpines.example' },
  { key: 'reset-mobile-only', kind: 'resetPassword', state: 'valid', shows: 'validMobileOnly', user: 'marcus.tran@mail.example' },
  { key: 'reset-expired', kind: 'resetPassword', state: 'expired', user: dana.username },
  { key: 'reset-used', kind: 'resetPassword', state: 'used', user: dana.username },
  { key: 'reset-unknown', kind: 'resetPassword', state: 'unknown' },
  { key: 'master-signin', kind: 'masterUser', state: 'valid', shows: 'signin', user: 'priya.raman@whisperingpines.example' },
  { key: 'master-mobile-only', kind: 'masterUser', state: 'valid', shows: 'NonWebAccessUser', user: 'tomas.rivera@mail.example' },
  {
    key: 'master-watchman', kind: 'masterUser', state: 'valid', shows: 'WatchmanSystemConfiguration',
    user: 'concierge@whisperingpines.example',
  },
  { key: 'master-other', kind: 'masterUser', state: 'valid', shows: 'other', user: 'office@bayousquare.example' },
  { key: 'master-password-exists', kind: 'masterUser', state: 'valid', shows: 'passwordExists', user: 'desk@whisperingpines.example' },
  { key: 'master-expired', kind: 'masterUser', state: 'expired', user: 'priya.raman@whisperingpines.example' },
  {
    key: 'subscribe-valid', kind: 'subscribe', state: 'valid', callGroupId: 11,
    suggestedUsername: 'jordan.lee@mail.example', watchmanPhoneNumber: '+1 713 555 0117',
  },
  { key: 'subscribe-used', kind: 'subscribe', state: 'used', callGroupId: 11, suggestedUsername: 'desk@whisperingpines.example' },
  { key: 'sign-in-as-dana', kind: 'signInAsAdmin', state: 'valid', user: dana.username, by: robert },
]
