import type { Translation } from '@portal/domain'
import type { passwordRequirementsMessages } from './PasswordRequirements.messages.ts'

export const es: Translation<typeof passwordRequirementsMessages> = {
  title: 'Requisitos de la contraseña',
  length: 'De {min} a {max} caracteres',
  lowercase: 'Al menos una letra minúscula',
  digit: 'Al menos un dígito',
  characters: 'Solo letras inglesas, dígitos y puntuación',
  met: 'Cumplido',
  notMet: 'No cumplido',
  allMet: 'Se cumplen todos los requisitos de la contraseña.',
  someMet: 'Se cumplen {met} de {total} requisitos de la contraseña.',
}
