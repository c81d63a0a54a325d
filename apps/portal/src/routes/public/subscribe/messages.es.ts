import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  subscribe: {
    login: 'Iniciar sesión',
    invalidLink: 'Este enlace de suscripción no es válido',
    invalidLinkHint: 'Puede que ya se haya usado. Pida uno nuevo a su administrador.',
  },
}
