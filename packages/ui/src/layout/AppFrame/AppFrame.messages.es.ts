import type { Translation } from '@portal/domain'
import type { appFrameMessages } from './AppFrame.messages.ts'

export const es: Translation<typeof appFrameMessages> = {
  menu: 'Menú',
  close: 'Cerrar menú',
  account: 'Cuenta',
  minimize: 'Reducir barra lateral',
  expand: 'Ampliar barra lateral',
  loading: 'Cargando la página',
}
