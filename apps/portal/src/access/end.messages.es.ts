import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './end.messages.ts'

export const es: Spanish<typeof english> = {
  end: {
    end: 'Fin',
    endsWithin: 'Termina dentro de {days} días',
    today: 'Termina hoy',
    tomorrow: 'Termina mañana',
    on: 'Termina el {day}',
  },
}
