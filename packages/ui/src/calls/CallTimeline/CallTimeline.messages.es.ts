import type { Translation } from '@portal/domain'
import type { callTimelineMessages } from './CallTimeline.messages.ts'

export const es: Translation<typeof callTimelineMessages> = {
  caption: 'A quién se llama y cuándo',
  who: 'Quién',
  from: 'Suena desde',
  until: 'Hasta',
  what: 'Qué ocurre',
  seconds: '{count} s',
  nobody: 'Nadie',
  endsHere: 'La llamada termina aquí',
  ends: {
    declined: 'rechaza',
    timeout: 'no contesta',
    answered: 'contesta',
    opened: 'contesta y abre',
    notOpened: 'contesta, no puede abrir',
    stopped: 'deja de sonar',
    endedAtDesk: 'termina la llamada',
    notRung: 'no se le llama',
    waiting: 'no suena ningún teléfono',
    gone: 'eliminado o inactivo',
    noApp: 'aplicación sin configurar',
    notNotified: 'la aplicación no puede sonar',
    quietHours: 'horas de silencio',
    switchedOff: 'teléfono apagado',
    noNumber: 'sin número',
    badNumber: 'no es un número de teléfono',
    ownStation: 'número de la propia estación',
  },
}
