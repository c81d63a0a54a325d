import type { Translation } from '@portal/domain'
import type { barsByHourMessages } from './BarsByHour.messages.ts'

export const es: Translation<typeof barsByHourMessages> = {
  name: 'Entradas por hora',
  hour: 'Hora',
  span: '{from} a {to}',
  entries: 'Entradas',
  denied: 'Denegadas',
  usual: 'Lo habitual',
  byNow: '{count} hasta ahora',
  now: 'Ahora',
  asTable: 'Mostrar como tabla',
  asBars: 'Mostrar como barras',
}
