import { words } from '#portal/i18n/catalogue.ts'

/** The button of the help: all that a page has before someone presses it. */
export const helpMessages = words('help', {
  title: 'Help',
})
