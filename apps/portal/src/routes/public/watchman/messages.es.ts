import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  watchman: {
    login: 'Iniciar sesión',
    passwordSet: 'Su contraseña está lista. Inicie sesión y elija a los usuarios que reciben las llamadas de visitantes.',
    loginToName: 'Iniciar sesión y elegir usuarios',
  },
}
