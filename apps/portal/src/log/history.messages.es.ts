import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './history.messages.ts'

export const es: Spanish<typeof english> = {
  history: {
    history: 'Historial',
    historyOf: 'Historial de {name}',
    none: 'Aún no hay cambios.',
    failed: 'No se pudo cargar el historial',
    inLog: 'Abrir en Actividad',
    older: 'Ver más en Actividad.',
  },
}
