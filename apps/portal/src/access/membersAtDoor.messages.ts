import { words } from '#portal/i18n/catalogue.ts'

/** Texts about the users of a group at one door. */
export const membersAtDoorMessages = words('membersAtDoor', {
  always: 'Always',
  until: 'Until {time}',
  next: 'Next access {time}',
  never: 'No access',
  expired: { one: '{count} user expired', other: '{count} users expired' },
  notYetValid: { one: '{count} user starts {time}', other: '{count} users start later, first {time}' },
  otherDoors: { one: '{count} user has other doors', other: '{count} users have other doors' },
  otherHours: { one: '{count} user has other hours', other: '{count} users have other hours' },
})
