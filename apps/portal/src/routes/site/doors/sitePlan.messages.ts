import { words } from '#portal/i18n/catalogue.ts'

/** Texts of the site plan, which shows the doors on a picture of the property. */
export const sitePlanMessages = words('sitePlan', {
  name: 'Site plan of {property}',
  summary: { one: '{count} door: {states}', other: '{count} doors: {states}' },
  hint: 'Select a door to open it.',
  edit: 'Edit plan',
  sortByState: 'Sort by state',
  usualOrder: 'Usual order',
  failed: 'The site plan could not be loaded',
  loading: 'Loading the site plan',
  none: 'No site plan yet',
  noneText: 'A site plan shows each door and its state on a picture of the property.',
  noneAsk: 'Ask your administrator to add one.',
  add: 'Add site plan',
  unplaced: { one: '{count} door isn’t on the plan: {doors}.', other: '{count} doors aren’t on the plan: {doors}.' },
})
