import type { Translation } from '@portal/domain'
import type { momentFieldMessages } from './MomentField.messages.ts'

export const es: Translation<typeof momentFieldMessages> = {
  start: { date: 'Empieza', time: 'Hora de inicio', wholeDay: 'Comienzo del día' },
  end: { date: 'Termina', time: 'Hora de fin', wholeDay: 'Fin del día' },
  throughThatDay: 'Hasta el final de ese día',
}
