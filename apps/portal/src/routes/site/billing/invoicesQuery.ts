import { InvoiceStatus } from '@portal/domain'
import { paths } from '#portal/app/paths.ts'
import { readPage } from '#portal/app/listAddress.ts'

/** The states by which invoices are filtered, with their names in the address. */
export const invoiceStates = { open: InvoiceStatus.Open, processing: InvoiceStatus.Processing, paid: InvoiceStatus.Paid } as const
export type InvoiceStateName = keyof typeof invoiceStates

/** The invoices on the page, by its address. */
export interface InvoicesQuery {
  state: InvoiceStateName | ''
  /** The number of the page, from 1. */
  page: number
}

export const isInvoiceState = (name: string): name is InvoiceStateName => Object.hasOwn(invoiceStates, name)

/** Reads the address; ignores invalid values. */
export function readInvoicesQuery(params: URLSearchParams): InvoicesQuery {
  const state = params.get('status') ?? ''
  return { state: isInvoiceState(state) ? state : '', page: readPage(params) }
}

/** The address of a page of invoices. */
export function invoicesPath({ state, page }: InvoicesQuery): string {
  const params = new URLSearchParams({ ...(state && { status: state }), ...(page > 1 && { page: String(page) }) })
  return params.size === 0 ? paths.billing : `${paths.billing}?${params}`
}
