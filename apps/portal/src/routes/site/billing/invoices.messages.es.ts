import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './invoices.messages.ts'

export const es: Spanish<typeof english> = {
  invoices: {
    invoice: 'Factura',
    noneOnPage: 'No hay facturas en esta página',
    firstPage: 'A la primera página',
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
    notKnown: 'La conexión se cortó antes de la respuesta. Pulse Pagar otra vez para saberlo: el importe se cobra una vez como mucho.',
    amountChanged: 'El importe cambió desde que se cargó esta página. Cierre esto y mire la factura otra vez.',
    charged: 'Se cobraron {amount} a {method}.',
    chargedBefore: 'Esta factura ya estaba pagada, o su pago está en camino. No se cobró nada otra vez.',
    receipt: 'Pago {id}. Debe llegar a más tardar el {date}.',
  },
  emailInvoice: { sent: '{invoice} se envió a {addresses}.', downloadFailed: 'No se pudo descargar {invoice}. Inténtelo de nuevo.' },
}
