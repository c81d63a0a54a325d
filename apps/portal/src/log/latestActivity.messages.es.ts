import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './latestActivity.messages.ts'

export const es: Spanish<typeof english> = {
  latestActivity: {
    latest: 'Actividad reciente',
    failed: 'No se pudo cargar la actividad reciente',
    none: 'Aún no hay actividad',
  },
}
