import type { Translation } from '@portal/domain'
import type { timeFieldMessages } from './TimeField.messages.ts'

export const es: Translation<typeof timeFieldMessages> = {
  unreadable: 'Escriba una hora, como 9:30 PM o 21:30.',
}
