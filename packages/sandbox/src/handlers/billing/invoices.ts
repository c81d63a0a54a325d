import { InvoiceStatus, isEmailAddress } from '@portal/domain'
import { billingAccount } from '../../billing/billingAccount.ts'
import { readInvoiceDetails } from '../../billing/invoiceDetails.ts'
import { invoicePdf } from '../../billing/invoicePdf.ts'
import { readInvoice, readInvoices, toInvoice } from '../../billing/invoiceRecord.ts'
import { claimAttempts } from '../../limits/claimAttempts.ts'
import { invoiceMail } from '../../outbox/billingMails.ts'
import { Refusal } from '../../Refusal.ts'
import type { Call, Handler } from '../Handler.ts'

const mediaType = 'application/pdf'

export const getInvoices: Handler<'getInvoices'> = async ({ limit, page, count, sort, fromUser }, call) => {
  const { account_id, now } = await billingAccount(call)
  const records = await readInvoices(call.store, account_id, { withDrafts: !fromUser })
  const invoices = records.slice(0, limit).map((record) => toInvoice(record, now))
  const [field, direction] = sort.split(' ') as ['ID' | 'DueDate' | 'TotalCents', 'ASC' | 'DESC']
  const sign = direction === 'ASC' ? 1 : -1
  // The id decides between equals, so that no invoice stands on two pages.
  const sorted = invoices.toSorted((one, other) => sign * (compare(one[field], other[field]) || one.ID - other.ID))
  return { Invoices: sorted.slice((page - 1) * count, page * count), TotalCount: invoices.length }
}

export const getPendingInvoices: Handler<'getPendingInvoices'> = async ({ accountId }, call) => {
  const { account_id, now } = await billingAccount(call, accountId)
  const invoices = (await readInvoices(call.store, account_id)).map((record) => toInvoice(record, now))
  const pending = invoices.filter(({ Status }) => Status !== InvoiceStatus.Paid)
  return { Invoices: pending.toSorted((one, other) => compare(one.DueDate, other.DueDate) || one.ID - other.ID) }
}

export const getInvoiceInfo: Handler<'getInvoiceInfo'> = async ({ InvoiceId }, call) => (await read(call, InvoiceId)).details

export const downloadInvoice: Handler<'downloadInvoice'> = async ({ InvoiceId }, call) => {
  const { details } = await read(call, InvoiceId)
  return { blob: new Blob([await invoicePdf(details)], { type: mediaType }), fileName: `${details.Number}.pdf`, mediaType }
}

export const emailInvoice: Handler<'emailInvoice'> = async ({ InvoiceId, ToAddresses }, call) => {
  const { account, details } = await read(call, InvoiceId)
  const addresses = [...new Set(ToAddresses)]
  if (!addresses.every(isEmailAddress)) throw new Refusal(400, 'VALIDATION', 'Please enter e-mail addresses.', { field: 'ToAddresses' })
  const { invoiceMails: allowed, invoiceMailsWindow: window } = call.limits
  await claimAttempts(call.rateLimit, addresses.map(() => ({ bucket: `invoiceMails:${account.account_id}`, allowed, window })))
  const attachment = { fileName: `${details.Number}.pdf`, mediaType, bytes: await invoicePdf(details) }
  const mail = invoiceMail(account.name, details)
  await call.store.transaction().execute(async (trx) => {
    for (const to of addresses) await call.outbox.send({ ...mail, to, sentAt: account.now, attachments: [attachment] }, trx)
  })
  return { message: 'The invoice was sent.', ToAddresses: addresses }
}

async function read(call: Call, id: number | string) {
  const account = await billingAccount(call)
  const record = await readInvoice(call.store, account.account_id, id)
  return { account, details: await readInvoiceDetails(call.store, account, record) }
}

function compare<Value extends number | string>(one: Value, other: Value): number {
  return one === other ? 0 : one < other ? -1 : 1
}
