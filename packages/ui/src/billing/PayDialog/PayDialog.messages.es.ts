import type { Translation } from '@portal/domain'
import type { payDialogMessages } from './PayDialog.messages.ts'

export const es: Translation<typeof payDialogMessages> = {
  title: '¿Pagar {amount}?',
  description: 'El importe se cobra una sola vez, aunque la conexión falle y lo intente de nuevo. La factura muestra después el pago.',
  invoice: 'Factura',
  method: 'Cobrar a',
  pay: 'Pagar {amount}',
  cancel: 'Cancelar',
}
