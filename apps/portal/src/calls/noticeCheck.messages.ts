import { words } from '../i18n/catalogue.ts'

export const noticeCheckMessages = words('noticeCheck', {
  callTold: { one: '{count} user would be notified of a visitor.', other: 'All {count} users would be notified of a visitor.' },
  callUntold: { one: '{count} user would not be notified of a visitor', other: '{count} users would not be notified of a visitor' },
  messageTold: { one: 'A message to this group reaches {count} user.', other: 'A message to this group reaches all {count} users.' },
  messageUntold: { one: 'A message to this group would not reach {count} user', other: 'A message to this group would not reach {count} users' },
  more: { one: 'and {count} more', other: 'and {count} more' },
  someone: 'A user above your level',
  gone: '{name} is removed or inactive. Choose another user to answer.',
  noApp: '{name} doesn’t have the app. Send the app link again.',
  notNotified: '{name} has turned off app notifications.',
  alwaysQuiet: '{name} has quiet hours all week.',
  noWay: '{name} has no app and no email address. Enter an email address.',
  openUser: 'Open {name}',
  openHours: 'When {name}’s phone rings',
  checking: 'Checking who would be notified…',
  failed: 'Notifications could not be checked.',
  retry: 'Check again',
})
