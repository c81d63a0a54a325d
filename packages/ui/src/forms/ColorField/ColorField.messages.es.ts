import type { Translation } from '@portal/domain'
import type { colorFieldMessages } from './ColorField.messages.ts'

export const es: Translation<typeof colorFieldMessages> = {
  pick: 'Elegir un color',
}
