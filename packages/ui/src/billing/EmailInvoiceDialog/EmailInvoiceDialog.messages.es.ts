import type { Translation } from '@portal/domain'
import type { emailInvoiceDialogMessages } from './EmailInvoiceDialog.messages.ts'

export const es: Translation<typeof emailInvoiceDialogMessages> = {
  title: 'Enviar {invoice} por correo',
  description: 'La factura se envía como PDF.',
  addresses: 'Enviar a',
  addressesHelp: 'Separe varias direcciones con comas.',
  missing: 'Escriba una dirección de correo.',
  invalid: '«{address}» no es una dirección de correo.',
  send: 'Enviar factura',
  cancel: 'Cancelar',
}
