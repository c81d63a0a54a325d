import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  createPassword: { submit: 'Guardar contraseña', backToLogin: 'Volver al inicio de sesión', newLink: 'Pedir un enlace nuevo' },
}
