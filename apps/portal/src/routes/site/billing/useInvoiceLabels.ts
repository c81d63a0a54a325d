import { useStore } from '@nanostores/react'
import type { EmailInvoiceDialogLabels, InvoiceStatusLabels, InvoiceTableLabels, InvoiceViewLabels, PayDialogLabels } from '@portal/ui'
import { emailInvoiceMessages, invoicesMessages, payMessages } from './invoices.messages.ts'

function useStatusWords(): InvoiceStatusLabels {
  const t = useStore(invoicesMessages)
  const { paid, processing, open, dueToday, other } = t
  return { paid, processing, open, dueToday, other, dueIn: (days) => t.dueIn(days), overdue: (days) => t.overdue(days) }
}

export function useInvoiceTableLabels(): InvoiceTableLabels {
  const t = useStore(invoicesMessages)
  const { title, invoice, description, issued, due, amount, status, actions, none, noneHelp, loading } = t
  return {
    title, invoice, description, issued, due, amount, status, actions, none, noneHelp, loading,
    email: (number) => t.emailOne({ invoice: number }),
    download: (number) => t.downloadOne({ invoice: number }),
    showing: (first, last, total) => t.showing({ first, last, total }),
    words: useStatusWords(),
  }
}

export function useInvoiceViewLabels(): InvoiceViewLabels {
  const t = useStore(invoicesMessages)
  const { issued, due, billedTo, lines, quantity, unitPrice, amount, subtotal, tax, credit, total, email, download } = t
  return {
    issued, due, billedTo, lines, quantity, unitPrice, amount, subtotal, tax, credit, total, email, download,
    description: t.lineDescription,
    pay: (sum) => t.pay({ amount: sum }),
    paidOn: (date, method) => (method === '' ? t.paidOn({ date }) : t.paidOnWith({ date, method })),
    processing: (method) => (method === '' ? t.onItsWay : t.onItsWayFrom({ method })),
    words: useStatusWords(),
  }
}

export function usePayDialogLabels(): PayDialogLabels {
  const t = useStore(payMessages)
  const { description, invoice, method, cancel } = t
  return { description, invoice, method, cancel, title: (amount) => t.title({ amount }), pay: (amount) => t.pay({ amount }) }
}

export function useEmailInvoiceLabels(): EmailInvoiceDialogLabels {
  const t = useStore(emailInvoiceMessages)
  const { description, addresses, addressesHelp, missing, send, cancel } = t
  return {
    description, addresses, addressesHelp, missing, send, cancel,
    title: (invoice) => t.title({ invoice }),
    invalid: (address) => t.invalid({ address }),
  }
}
