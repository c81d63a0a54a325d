import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  forgotPassword: {
    title: 'Contraseña olvidada',
    intro: 'Escriba su usuario. Si existe, le enviamos un correo con un enlace para elegir una contraseña nueva.',
    username: 'Usuario',
    usernameMissing: 'Escriba su usuario',
    submit: 'Enviar el enlace',
    sentTitle: 'Revise su correo',
    sentHint: 'El enlace funciona durante 24 horas. Si no llega, revise el correo no deseado o el usuario.',
    backToLogin: 'Volver al inicio de sesión',
    unreachable: 'No se puede acceder al portal. Revise su conexión e intente de nuevo. Lo que escribió sigue aquí.',
  },
}
