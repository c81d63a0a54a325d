import { count, params } from '@nanostores/i18n'
import { words } from '../i18n/catalogue.ts'

export const noticeCheckMessages = words('noticeCheck', {
  callTold: count({ one: '{count} person would be told of a visitor.', other: 'All {count} people would be told of a visitor.' }),
  callUntold: count({ one: '{count} person would not be told of a visitor', other: '{count} people would not be told of a visitor' }),
  messageTold: count({ one: 'A message to this group reaches {count} person.', other: 'A message to this group reaches all {count} people.' }),
  messageUntold: count({ one: 'A message to this group would not reach {count} person', other: 'A message to this group would not reach {count} people' }),
  more: count({ one: 'and {count} more', other: 'and {count} more' }),
  somebody: 'Somebody above you',
  gone: params('{name} is removed or inactive: somebody else has to answer.'),
  noApp: params('{name} has no app: send the link to it again.'),
  notNotified: params('{name} does not let the app notify.'),
  alwaysQuiet: params('{name} is quiet the whole week.'),
  noWay: params('{name} has neither the app nor an email address: enter one.'),
  openUser: params('Open {name}'),
  openHours: params('When {name} is rung'),
  checking: 'Checking who would be told…',
  failed: 'Who would be told could not be checked.',
  retry: 'Check again',
})
