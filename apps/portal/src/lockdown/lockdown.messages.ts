import { words } from '../i18n/catalogue.ts'

/** Texts about the result of a release, by this or another user, on any page. */
export const lockdownStripMessages = words('lockdownStrip', {
  wasReleased: 'Lockdown released',
  releasedBefore: '{name} already released it',
  releasedBy: '{name} released the lockdown',
  drillEndedBy: '{name} ended the drill',
  endedByTime: 'The lockdown ended at its set time',
  someone: 'Another user',
})
