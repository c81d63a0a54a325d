import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { emailInvoiceDialogMessages } from './EmailInvoiceDialog.messages.ts'

export const emailInvoiceDialogGuide: ComponentGuide = {
  components: ['EmailInvoiceDialog'],
  otherNames: ['share', 'send by email'],
  when: [
    'To send an invoice to one or several addresses.',
  ],
  not: [
    'A download: the `onDownload` of `InvoiceTable` and `InvoiceView`.',
  ],
  keyboard: {
    Enter: 'Sends.',
    Escape: 'Closes it.',
  },
  accessibility: [
    'The first wrong address is named in the error.',
  ],
  words: emailInvoiceDialogMessages,
}
