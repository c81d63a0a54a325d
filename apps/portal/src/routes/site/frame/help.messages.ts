import { words } from '#portal/i18n/catalogue.ts'

/** Texts of the help button; those of the dialog load later. */
export const helpMessages = words('help', {
  title: 'Help',
})
