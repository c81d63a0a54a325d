import type { Translation } from '@portal/domain'
import type { heatMapMessages } from './HeatMap.messages.ts'

export const es: Translation<typeof heatMapMessages> = {
  name: 'Entradas por día de la semana y hora',
  time: 'Hora',
  entries: 'Entradas',
  denied: 'Denegadas',
  permitted: 'Horario permitido',
  outside: 'Fuera del horario permitido',
  hour: '{day}, {from} a {to}',
  between: '{from} a {to}',
  orMore: '{count} o más',
  asTable: 'Mostrar como tabla',
  asPicture: 'Mostrar como imagen',
}
