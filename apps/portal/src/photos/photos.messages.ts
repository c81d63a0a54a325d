import { words } from '#portal/i18n/catalogue.ts'

export const photosMessages = words('photos', {
  /** The text of the photo for screen readers. */
  from: 'Photo from {station}, {time}',
  title: 'Photo from {station}',
  kept: '{time}, kept until {until}',
  live: 'Live picture from {station}',
  liveKept: 'Live picture. A photo is kept until {until}.',
  failed: 'The photo could not be loaded.',
  again: 'Retry',
})
