import type { Translation } from '@portal/domain'
import type { monthBarsMessages } from './MonthBars.messages.ts'

export const es: Translation<typeof monthBarsMessages> = {
  name: 'Importes por mes',
  month: 'Mes',
  total: 'Total',
  asTable: 'Mostrar como tabla',
  asBars: 'Mostrar como barras',
}
