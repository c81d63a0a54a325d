import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './help.messages.ts'

export const es: Spanish<typeof english> = {
  help: { title: 'Ayuda' },
}
