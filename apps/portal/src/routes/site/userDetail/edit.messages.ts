import { params } from '@nanostores/i18n'
import { words } from '#portal/i18n/catalogue.ts'

export const userEditMessages = words('userEdit', {
  title: params('Edit {name}'),
})
