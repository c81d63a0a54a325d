import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './invoices.messages.ts'

export const es: Spanish<typeof english> = {
  invoices: {
    invoice: 'Factura',
    noneOnPage: 'No hay facturas en esta página',
    firstPage: 'Ir a la primera página',
    state: 'Estado',
    open: 'Abiertas',
    processing: 'En proceso',
    paid: 'Pagadas',
    noneInState: 'Ninguna factura tiene este estado',
    seeAll: 'Ver todas las facturas',
    nothingToPayWith: 'Antes agregue una tarjeta o verifique una cuenta bancaria.',
    paymentFailed: 'El último pago falló: {reason}',
  },
  pay: {
    bankHelp: 'Tarda unos cuatro días bancarios.',
    notKnown: 'La conexión se perdió antes de la respuesta. Presione Pagar otra vez para verificarlo. Solo se cobra una vez.',
    amountChanged: 'El importe cambió. Cierre esto y revise la factura otra vez.',
    charged: 'Se cobraron {amount} a {method}.',
    chargedBefore: 'Esta factura ya estaba pagada, o su pago está en proceso. No se volvió a cobrar.',
    chargedAll: { one: 'Se cobró {count} factura, {amount}, a {method}.', other: 'Se cobraron {count} facturas, {amount}, a {method}.' },
    several: { one: '{count} factura', other: '{count} facturas' },
    stopped: { one: 'Antes se cobró {count} factura: {reason}', other: 'Antes se cobraron {count} facturas: {reason}' },
    creditUsed: 'Se usaron {amount} de saldo a favor.',
    receipt: 'Pago {id}. Debe llegar a más tardar el {date}.',
  },
  emailInvoice: { sent: '{invoice} se envió a {addresses}.', downloadFailed: 'No se pudo descargar {invoice}. Intente de nuevo.' },
  invoiceMonths: {
    sum: 'Facturas de los últimos 12 meses: {total}. Mes más alto: {month}, {most}',
    none: 'No hay facturas en los últimos 12 meses',
    tax: 'Impuestos',
    credit: 'Saldo a favor',
    failed: 'No se pudieron cargar los últimos 12 meses',
  },
}
