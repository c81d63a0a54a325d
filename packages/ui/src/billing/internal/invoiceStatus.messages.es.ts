import type { Translation } from '@portal/domain'
import type { invoiceStatusMessages } from './invoiceStatus.messages.ts'

export const es: Translation<typeof invoiceStatusMessages> = {
  paid: 'Pagada',
  processing: 'En proceso',
  dueIn: { one: 'Pendiente, vence en {count} día', other: 'Pendiente, vence en {count} días' },
  dueToday: 'Pendiente, vence hoy',
  overdue: { one: 'Pendiente, {count} día de retraso', other: 'Pendiente, {count} días de retraso' },
  unnamed: 'Otro estado',
}
