import { words } from '#portal/i18n/catalogue.ts'

export const releaseNotesMessages = words('releaseNotes', {
  title: 'What is new',
  since: 'The portal has changed since you last signed in.',
  read: 'Read',
  playVideo: 'Watch the video',
  hide: 'Do not show again',
  failed: 'That could not be saved; it will be shown again next time.',
  close: 'Close',
})
