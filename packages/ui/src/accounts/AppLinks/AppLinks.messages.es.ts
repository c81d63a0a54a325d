import type { Translation } from '@portal/domain'
import type { appLinksMessages } from './AppLinks.messages.ts'

export const es: Translation<typeof appLinksMessages> = {
  ios: 'Aplicación para iPhone',
  android: 'Aplicación para Android',
  iosName: 'Descargar en el App Store',
  androidName: 'Disponible en Google Play',
}
