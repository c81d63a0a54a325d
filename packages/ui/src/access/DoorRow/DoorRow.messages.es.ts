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
  opens: 'Se cierra de nuevo automáticamente',
  holds: 'Hasta entonces entran todos',
  closes: 'Deja de mantenerla abierta',
  resumes: 'El horario vuelve a decidir',
  holdUntil: 'Mantener abierta hasta',
  otherTime: 'Otra hora',
  time: 'Hora',
  reason: 'Motivo',
  holdNow: 'Mantener hasta las {time}',
  cancel: 'Cancelar',
  lasts: 'Hasta 24 horas.',
  refusals: {
    fireAlarm: 'La alarma de incendios la mantiene abierta',
    lockedDown: 'Está bloqueada',
    offline: 'No tiene conexión',
    standsOpen: 'Ya está abierta',
    leftOpen: 'Sin cerrar: no se puede cerrar desde aquí',
    isClosed: 'Ya está cerrada',
  },
}
