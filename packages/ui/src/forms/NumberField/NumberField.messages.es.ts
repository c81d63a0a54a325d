import type { Translation } from '@portal/domain'
import type { numberFieldMessages } from './NumberField.messages.ts'

export const es: Translation<typeof numberFieldMessages> = {
  notANumber: 'Escriba un número entero.',
  tooSmall: 'Escriba {min} o más.',
  tooLarge: 'Escriba {max} o menos.',
}
