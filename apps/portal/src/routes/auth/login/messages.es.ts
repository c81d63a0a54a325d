import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  login: {
    title: 'Iniciar sesión',
    intro: 'Portones, puertas y visitantes de su propiedad.',
    username: 'Usuario',
    password: 'Contraseña',
    usernameMissing: 'Escriba su usuario',
    passwordMissing: 'Escriba su contraseña',
    submit: 'Iniciar sesión',
    submitting: 'Iniciando sesión…',
    guestHint: 'Un invitado con llave QR no necesita cuenta: abra el enlace de su invitación.',
    expired: 'Su sesión ha vencido. ¡Inicie sesión de nuevo!',
    signedOut: 'Ha cerrado la sesión.',
    noCallGroup: 'Su usuario todavía no tiene grupo de llamadas. Pida al administrador de su propiedad que lo agregue a uno.',
    noDashboard: 'Su usuario no puede usar este portal. Pida acceso al administrador de su propiedad.',
    resetLinkInvalid: 'El enlace para restablecer la contraseña no es válido',
    passwordSaved: 'Su contraseña se guardó. Inicie sesión con ella.',
    signInLinkInvalid: 'Este enlace de acceso ya no es válido. Inicie sesión y ábralo de nuevo.',
    linkInvalid: 'Este enlace ya no funciona. Pida uno nuevo al administrador de su propiedad.',
    wayBackFailed: 'No se pudo volver a su propio usuario: esa sesión terminó. Ya no es nadie más. Inicie sesión como usted.',
    unreachable: 'No se pudo llegar al portal. Su sesión sigue abierta; vuelva en cuanto tenga conexión.',
    forgotPassword: '¿Olvidó su contraseña?',
    memoryOnly: 'Este navegador no permite guardar nada: la sesión dura hasta que cierre o recargue esta página.',
    wrongCredentials: 'El usuario o la contraseña no son correctos. Revise ambos e intente de nuevo.',
    accessEnded: 'Su acceso ha terminado. Pida a su administrador que lo extienda.',
    tooManyAttempts: 'Demasiados intentos. Espere {seconds} segundos e intente de nuevo.',
    tooManyAttemptsSoon: 'Demasiados intentos. Espere un minuto e intente de nuevo.',
    offline: 'No se puede llegar al portal. Revise su conexión e intente de nuevo; lo que escribió sigue aquí.',
    failed: 'No se pudo iniciar sesión. No se cambió nada. Intente de nuevo en un momento.',
  },
}
