import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './lockdown.messages.ts'

export const es: Spanish<typeof english> = {
  lockdownStrip: {
    wasReleased: 'Bloqueo liberado',
    releasedBefore: '{name} ya lo había liberado',
    releasedBy: '{name} liberó el bloqueo',
    drillEndedBy: '{name} terminó el simulacro',
    endedByTime: 'El bloqueo terminó a la hora fijada',
    someone: 'Otro usuario',
  },
}
