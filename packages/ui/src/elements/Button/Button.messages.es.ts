import type { Translation } from '@portal/domain'
import type { buttonMessages } from './Button.messages.ts'

export const es: Translation<typeof buttonMessages> = {
  busy: 'En curso',
}
