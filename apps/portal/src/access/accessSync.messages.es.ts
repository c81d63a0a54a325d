import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './accessSync.messages.ts'

export const es: Spanish<typeof english> = {
  accessSync: { title: 'En los controladores', failed: 'No se pudo cargar adónde han llegado los códigos' },
}
