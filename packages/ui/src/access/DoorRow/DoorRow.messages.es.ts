import type { Translation } from '@portal/domain'
import type { doorRowMessages } from './DoorRow.messages.ts'

export const es: Translation<typeof doorRowMessages> = {
  actions: 'Acciones, {door}',
  open: 'Abrir',
  hold: 'Mantener hasta…',
  held: 'Hasta las {time}',
  close: 'Cerrar',
  resume: 'Volver al horario',
  named: '{action}, {door}',
  opens: 'Se cierra de nuevo por sí sola',
  holds: 'Hasta entonces entra todo el mundo',
  closes: 'Termina lo que la mantiene abierta',
  resumes: 'Su horario vuelve a decidir',
  holdUntil: 'Mantener abierta hasta',
  otherTime: 'Otra hora',
  time: 'Hora',
  reason: 'Motivo',
  holdNow: 'Mantener hasta las {time}',
  cancel: 'Cancelar',
  lasts: 'Como máximo hasta esta hora de mañana.',
  refusals: {
    fireAlarm: 'La alarma de incendios la mantiene abierta',
    lockedDown: 'Está bloqueada',
    offline: 'Está sin conexión y no se entera',
    standsOpen: 'Ya está abierta',
    leftOpen: 'Algo la mantiene abierta: no se puede cerrar desde aquí',
    isClosed: 'Ya está cerrada',
  },
}
