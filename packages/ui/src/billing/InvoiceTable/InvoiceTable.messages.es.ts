import type { Translation } from '@portal/domain'
import type { invoiceTableMessages } from './InvoiceTable.messages.ts'

export const es: Translation<typeof invoiceTableMessages> = {
  title: 'Facturas',
  invoice: 'Factura',
  description: 'Por',
  issued: 'Emitida',
  due: 'Vence',
  amount: 'Importe',
  status: 'Estado',
  actions: 'Acciones',
  email: 'Enviar {invoice} por correo',
  download: 'Descargar {invoice}',
  none: 'Todavía no hay facturas',
  noneHelp: 'Aquí aparecen sus facturas y recibos.',
  showing: 'Mostrando {first}–{last} de {total}',
  showingOne: 'Mostrando {at} de {total}',
  loading: 'Cargando las facturas.',
  failed: 'No se pudieron cargar las facturas',
}
