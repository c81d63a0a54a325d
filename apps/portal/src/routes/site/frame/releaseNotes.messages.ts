import { words } from '#portal/i18n/catalogue.ts'

export const releaseNotesMessages = words('releaseNotes', {
  title: 'What’s new',
  since: 'The portal has changed.',
  read: 'Read',
  playVideo: 'Watch the video',
  hide: 'Don’t show again',
  failed: 'Your choice could not be saved. You will see this again next time.',
  close: 'Close',
})
