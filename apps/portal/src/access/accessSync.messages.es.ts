import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './accessSync.messages.ts'

export const es: Spanish<typeof english> = {
  accessSync: { title: 'Controladores', failed: 'No se pudo cargar el estado de los controladores' },
}
