import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  masterUser: {
    intro: 'Usted es el usuario principal de su cuenta. Inicie sesión con esta contraseña.',
    passwordExists: 'La contraseña ya existe',
    pleaseLogin: 'Ya la definió antes: inicie sesión.',
    login: 'Iniciar sesión',
  },
}
