import { words } from '#portal/i18n/catalogue.ts'

/** The help button's texts; the dialog's load later. */
export const helpMessages = words('help', {
  title: 'Help',
})
