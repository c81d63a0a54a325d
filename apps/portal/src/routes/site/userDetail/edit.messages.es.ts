import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './edit.messages.ts'

export const es: Spanish<typeof english> = {
  userEdit: { title: 'Editar {name}' },
}
