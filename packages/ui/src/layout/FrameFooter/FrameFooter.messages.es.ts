import type { Translation } from '@portal/domain'
import type { frameFooterMessages } from './FrameFooter.messages.ts'

export const es: Translation<typeof frameFooterMessages> = {
  version: 'Versión',
  privacy: 'Política de privacidad',
}
