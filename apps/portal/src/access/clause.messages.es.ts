import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './clause.messages.ts'

export const es: Spanish<typeof english> = {
  clauses: {
    windows: 'Horario semanal',
    validity: 'Vigencia',
    uses: 'Usos',
    usesPerDay: 'Entradas por día',
    holidays: 'Cerrado en días festivos',
    exceptions: 'Excepciones',
  },
}
