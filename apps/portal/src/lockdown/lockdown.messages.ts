import { words } from '../i18n/catalogue.ts'

/** What came of a release, on whichever page. */
export const lockdownStripMessages = words('lockdownStrip', {
  wasReleased: 'Lockdown released',
  releasedBefore: '{name} already released it',
  somebody: 'another user',
})
