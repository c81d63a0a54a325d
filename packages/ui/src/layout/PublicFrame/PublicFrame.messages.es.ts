import type { Translation } from '@portal/domain'
import type { publicFrameMessages } from './PublicFrame.messages.ts'

export const es: Translation<typeof publicFrameMessages> = {
  login: 'Iniciar sesión',
}
