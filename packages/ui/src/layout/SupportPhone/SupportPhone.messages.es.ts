import type { Translation } from '@portal/domain'
import type { supportPhoneMessages } from './SupportPhone.messages.ts'

export const es: Translation<typeof supportPhoneMessages> = {
  support: 'Soporte',
}
