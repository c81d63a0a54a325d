import { words } from '#portal/i18n/catalogue.ts'

export const userEditMessages = words('userEdit', {
  title: 'Edit {name}',
})
