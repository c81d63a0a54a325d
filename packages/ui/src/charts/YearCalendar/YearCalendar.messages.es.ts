import type { Translation } from '@portal/domain'
import type { yearCalendarMessages } from './YearCalendar.messages.ts'

export const es: Translation<typeof yearCalendarMessages> = {
  name: 'Los próximos 12 meses',
  what: 'Nombre',
  days: 'Días',
  marked: 'Día festivo',
  exception: 'Excepción: otro horario',
  today: 'Hoy',
  day: '{day}: {names}',
  asTable: 'Mostrar como tabla',
  asCalendar: 'Mostrar como calendario',
}
