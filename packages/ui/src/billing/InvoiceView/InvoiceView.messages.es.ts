import type { Translation } from '@portal/domain'
import type { invoiceViewMessages } from './InvoiceView.messages.ts'

export const es: Translation<typeof invoiceViewMessages> = {
  issued: 'Emitida',
  due: 'Vence',
  billedTo: 'Facturado a',
  lines: 'Conceptos',
  description: 'Concepto',
  quantity: 'Cantidad',
  unitPrice: 'Cada uno',
  amount: 'Importe',
  subtotal: 'Subtotal',
  tax: 'Impuesto',
  credit: 'Saldo usado',
  total: 'Total',
  pay: 'Pagar {amount}',
  email: 'Enviar por correo',
  download: 'Descargar PDF',
  paidOn: 'Pagada el {date}.',
  paidOnWith: 'Pagada el {date} con {method}.',
  onItsWay: 'El pago está en proceso. No tiene que hacer nada.',
  onItsWayFrom: 'El pago de {method} está en proceso. No tiene que hacer nada.',
}
