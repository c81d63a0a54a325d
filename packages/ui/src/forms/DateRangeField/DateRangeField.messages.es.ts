import type { Translation } from '@portal/domain'
import type { dateRangeFieldMessages } from './DateRangeField.messages.ts'

export const es: Translation<typeof dateRangeFieldMessages> = {
  label: 'Fechas',
  from: 'Primer día',
  until: 'Último día',
  backwards: 'El último día es anterior al primero.',
  showCalendar: 'Elegir en un calendario',
  calendar: 'Calendario',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  chooseFirst: 'Elija el primer día.',
  chooseLast: 'Desde el {day}. Elija el último día.',
  tooEarly: 'El primer día posible es el {day}.',
  tooLate: 'El último día posible es el {day}.',
  across: 'Un día intermedio no se puede elegir.',
}
