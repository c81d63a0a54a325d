import { invoiceState, localDateAt } from '@portal/domain'
import { readInvoices, toInvoice } from '../billing/invoiceRecord.ts'
import { dollars, momentCells, sayName } from './exportCells.ts'
import { type ExportContext, type Exported, type ExportSource, partsOfIds } from './ExportSource.ts'

export const exportInvoices: ExportSource<'invoices'> = {
  columns: ({ timeZone, words: { say } }) => [
    { title: say('Number'), share: 3 }, { title: say('Description'), share: 6 }, { title: say('State'), share: 2 }, { title: say('Due date'), share: 2 },
    { title: say('Total (USD)'), share: 2 }, { title: say('Due (USD)'), share: 2 }, { title: `${say('Issued')} (${timeZone})`, share: 3 }, { title: 'Issued (UTC)', share: 0 },
    { title: `${say('Paid')} (${timeZone})`, share: 3 }, { title: 'Paid (UTC)', share: 0 }, { title: say('Paid with'), share: 3 },
  ],
  plan: async (context, what) => partsOfIds((await invoicesOf(context, what)).map(({ ID }) => ID)),
  async read(context, what, part) {
    const wanted = new Set(JSON.parse(part) as number[])
    const { timeZone, now, words: { say } } = context
    const today = localDateAt(timeZone, now)
    const rows = (await invoicesOf(context, { ...what, Status: undefined })).filter(({ ID }) => wanted.has(ID)).map((invoice) => [
      invoice.Number, invoice.Description, say(sayName(invoiceState({ status: invoice.Status, dueDate: invoice.DueDate }, today))), invoice.DueDate,
      dollars(invoice.TotalCents), dollars(invoice.DueCents), ...momentCells(timeZone, invoice.CreatedAt), ...momentCells(timeZone, invoice.PaidAt), invoice.PaidWith,
    ])
    return { rows }
  },
}

/** The account's invoices as its customers see them. */
async function invoicesOf({ store, viewer, now }: ExportContext, { Status }: Pick<Exported<'invoices'>, 'Status'>) {
  const invoices = (await readInvoices(store, viewer.accountId)).map((record) => toInvoice(record, now))
  return invoices.filter((invoice) => Status === undefined || invoice.Status === Status)
}
