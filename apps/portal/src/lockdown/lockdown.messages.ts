import { params } from '@nanostores/i18n'
import { words } from '../i18n/catalogue.ts'

/** What came of a release, on whichever page. */
export const lockdownStripMessages = words('lockdownStrip', {
  wasReleased: 'Lockdown released',
  releasedBefore: params('{name} already released it'),
  somebody: 'another user',
})
