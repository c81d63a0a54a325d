import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './resetTwoStep.messages.ts'

export const es: Spanish<typeof english> = {
  resetTwoStep: {
    reset: 'Restablecer los dos pasos',
    title: '¿Restablecer el inicio de sesión en dos pasos de {name}?',
    text: '{name} puede iniciar sesión solo con su contraseña y configurarlo de nuevo. Sus llaves de acceso, códigos de recuperación y navegadores de confianza dejan de servir.',
    reasonHelp: 'Lo recibe por correo y queda en su historial. Antes asegúrese de que de verdad lo pidió esa persona.',
    reason: 'Motivo',
    reasonMissing: 'Escriba un motivo. Lo recibe por correo.',
    confirm: 'Restablecer',
    done: 'Se restableció el inicio de sesión en dos pasos de {name}',
  },
}
