import { say, type Translation, type Words } from '@portal/domain'
import { type Language, localeOf } from './language.ts'

/** The words of an invoice as a document. */
const english = {
  invoice: 'Invoice',
  title: 'Invoice {number}',
  billTo: 'Bill to',
  description: 'Description',
  quantity: 'Quantity',
  each: 'Each',
  amount: 'Amount',
  subtotal: 'Subtotal',
  tax: 'Tax',
  credit: 'Credit',
  total: 'Total',
  due: 'Due',
  page: '{number} · Page {page} of {pages}',
  account: 'Account',
  issued: 'Issued',
  period: 'Period',
  fromTo: '{from} to {to}',
  status: 'Status',
  open: 'Open',
  processing: 'Processing with {method}',
  paid: 'Paid {date} with {method}',
} as const

const spanish: Translation<typeof english> = {
  invoice: 'Factura',
  title: 'Factura {number}',
  billTo: 'Facturar a',
  description: 'Descripción',
  quantity: 'Cantidad',
  each: 'Precio',
  amount: 'Importe',
  subtotal: 'Subtotal',
  tax: 'Impuesto',
  credit: 'Saldo a favor',
  total: 'Total',
  due: 'Por pagar',
  page: '{number} · Página {page} de {pages}',
  account: 'Cuenta',
  issued: 'Fecha',
  period: 'Período',
  fromTo: '{from} a {to}',
  status: 'Estado',
  open: 'Pendiente',
  processing: 'En proceso con {method}',
  paid: 'Se pagó el {date} con {method}',
}

const words: Readonly<Record<Language, Words<typeof english>>> = { en: say(english, localeOf.en), es: say(english, localeOf.es, spanish) }

export const invoiceWordsIn = (language: Language): Words<typeof english> => words[language]
