import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './resetTwoStep.messages.ts'

export const es: Spanish<typeof english> = {
  resetTwoStep: {
    reset: 'Restablecer los dos pasos',
    title: '¿Restablecer el inicio de sesión en dos pasos de {name}?',
    text: '{name} puede iniciar sesión solo con su contraseña y configurar de nuevo los dos pasos. Sus llaves de acceso, códigos de recuperación y navegadores de confianza dejan de servir.',
    reasonHelp: 'El usuario recibe el motivo por correo, y el motivo queda en su historial. Antes asegúrese de que la solicitud sea de este usuario.',
    reason: 'Motivo',
    reasonMissing: 'Escriba un motivo. El usuario lo recibe por correo.',
    confirm: 'Restablecer',
    done: 'Se restableció el inicio de sesión en dos pasos de {name}',
  },
}
