import { words } from '#portal/i18n/catalogue.ts'

/** Texts of the card with the latest events of a user or a unit. */
export const latestActivityMessages = words('latestActivity', {
  latest: 'Latest activity',
  failed: 'The latest activity could not be loaded',
  none: 'No activity yet',
})
