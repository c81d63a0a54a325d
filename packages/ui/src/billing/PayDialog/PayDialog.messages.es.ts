import type { Translation } from '@portal/domain'
import type { payDialogMessages } from './PayDialog.messages.ts'

export const es: Translation<typeof payDialogMessages> = {
  title: '¿Pagar {amount}?',
  description: 'Se cobra una sola vez, aunque la conexión falle y lo intente de nuevo.',
  invoice: 'Factura',
  sum: 'Importe',
  credit: 'Saldo a favor',
  method: 'Pagar con',
  pay: 'Pagar {amount}',
  cancel: 'Cancelar',
}
