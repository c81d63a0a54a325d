import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './denials.messages.ts'

export const es: Spanish<typeof english> = {
  denials: {
    ofDoor: 'Accesos denegados y alertas de hoy',
    ofDoorAlone: 'Accesos denegados de hoy',
    ofUser: 'Accesos denegados de los últimos {days} días',
    none: 'Ninguno',
    why: '¿Por qué?',
    whyFor: '¿Por qué? {event}',
    all: 'Ver todos los accesos denegados',
    failed: 'No se pudieron cargar los accesos denegados',
  },
}
