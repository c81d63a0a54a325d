import type { Translation } from '@portal/domain'
import type { drawerMessages } from './Drawer.messages.ts'

export const es: Translation<typeof drawerMessages> = {
  close: 'Cerrar',
}
