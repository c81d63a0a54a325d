import type { Translation } from '@portal/domain'
import type { dialogMessages } from './Dialog.messages.ts'

export const es: Translation<typeof dialogMessages> = {
  close: 'Cerrar',
}
