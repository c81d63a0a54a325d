import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  watchman: {
    login: 'Iniciar sesión',
    passwordSet: 'Su contraseña está lista. Al iniciar sesión, nombra a las personas a las que llegan las visitas.',
    loginToName: 'Iniciar sesión y nombrar a su gente',
  },
}
