import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './saveBar.messages.ts'

export const es: Spanish<typeof english> = {
  saveBar: { offline: 'Podrá guardar cuando vuelva la conexión.' },
}
