import type { Translation } from '@portal/domain'
import type { toasterMessages } from './Toaster.messages.ts'

export const es: Translation<typeof toasterMessages> = {
  region: 'Avisos',
  close: 'Cerrar',
}
