import type { Translation } from '@portal/domain'
import type { dateRangeFieldMessages } from './DateRangeField.messages.ts'

export const es: Translation<typeof dateRangeFieldMessages> = {
  label: 'Fechas',
  from: 'Primer día',
  until: 'Último día',
  backwards: 'El último día es anterior al primero.',
}
