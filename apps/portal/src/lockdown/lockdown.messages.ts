import { words } from '../i18n/catalogue.ts'

/** Texts about the result of a release, on any page. */
export const lockdownStripMessages = words('lockdownStrip', {
  wasReleased: 'Lockdown released',
  releasedBefore: '{name} already released it',
  someone: 'another user',
})
