import type { Translation } from '@portal/domain'
import type { newPasswordMessages } from './newPassword.messages.ts'

export const es: Translation<typeof newPasswordMessages> = {
  password: 'Contraseña',
  confirm: 'Repita la contraseña',
  submitReason: 'Disponible cuando ambas contraseñas coincidan.',
  messages: { passwordInvalid: 'Contraseña no válida', confirmPasswordInvalid: 'Confirmación no válida', passwordsDiffer: 'Las contraseñas no coinciden.' },
}
