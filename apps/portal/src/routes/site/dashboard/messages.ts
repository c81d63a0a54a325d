import { params } from '@nanostores/i18n'
import { words } from '../../../i18n/catalogue.ts'
import { count } from '../../../i18n/count.ts'

export const dashboardMessages = words('dashboard', {
  title: 'Dashboard',
  attention: 'Needs attention',
  nothingNeedsAttention: 'Nothing needs you right now.',
  offline: params('{port} is offline'),
  offlineHelp: 'Old codes may still open it until it is back.',
  leftOpen: params('{port} is left open'),
  leftOpenHelp: 'Somebody may be holding it. Have a look.',
  invitesEndToday: count({ one: '{count} invite ends today', other: '{count} invites end today' }),
  doors: 'Doors and gates',
  noDoors: 'No doors yet. Doors and gates appear here once their controllers are installed.',
  neverOpened: 'never opened',
  lastOpened: params('last opened {time}'),
  events: 'Live events',
  noEvents: 'Nobody came by yet. Every opening and every refusal appears here.',
  unknownPerson: 'Unknown code',
  openedAt: params('Opened {port}'),
  deniedAt: params('Denied at {port}: {reason}'),
  why: 'Why?',
  whyFor: params('Why? {event}'),
  refresh: 'Refresh',
  activeInvites: count({ one: '{count} active invite', other: '{count} active invites' }),
  statusClosed: 'Closed',
  statusHeldOpen: 'Held open',
  statusLeftOpen: 'Left open',
  statusLocked: 'Locked',
  statusOffline: 'Offline',
})
