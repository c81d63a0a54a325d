import type { Translation } from '@portal/domain'
import type { changeReceiptMessages } from './ChangeReceipt.messages.ts'

export const es: Translation<typeof changeReceiptMessages> = {
  empty: 'nada',
  was: 'era',
  now: 'ahora',
  copy: 'Copiar cambios',
}
