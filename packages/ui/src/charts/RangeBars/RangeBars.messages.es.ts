import type { Translation } from '@portal/domain'
import type { rangeBarsMessages } from './RangeBars.messages.ts'

export const es: Translation<typeof rangeBarsMessages> = {
  name: 'Entradas en el tiempo',
  time: 'Hora',
  entries: 'Entradas',
  denied: 'Denegadas',
  calls: 'Llamadas de visitantes',
  now: 'Ahora',
  hint: 'Arrastre sobre las barras para seleccionar un período.',
  asTable: 'Mostrar como tabla',
  asBars: 'Mostrar como barras',
}
