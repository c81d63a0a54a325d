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
    guestHint: 'Los invitados con llave QR no necesitan cuenta. Abra el enlace de su invitación.',
    expired: 'Su sesión ha vencido. ¡Inicie sesión de nuevo!',
    signedOut: 'Ha cerrado la sesión.',
    noCallGroup: 'Su usuario todavía no tiene grupo de llamadas. Pida a su administrador que lo agregue a uno.',
    noDashboard: 'No puede usar este portal. Pida acceso a su administrador.',
    resetLinkInvalid: 'El enlace para restablecer la contraseña no es válido',
    passwordSaved: 'Su contraseña se guardó. Inicie sesión con ella.',
    signInLinkInvalid: 'Este enlace de acceso ya no es válido. Inicie sesión y ábralo de nuevo.',
    linkInvalid: 'Este enlace ya no funciona. Pida uno nuevo a su administrador.',
    wayBackFailed: 'Esa sesión terminó. Inicie sesión con su propio usuario.',
    unreachable: 'No se puede acceder al portal. Su sesión sigue abierta. Vuelva cuando tenga conexión.',
    forgotPassword: '¿Olvidó su contraseña?',
    memoryOnly: 'Este navegador no permite guardar datos. La sesión dura hasta que cierre o recargue esta página.',
    wrongCredentials: 'El usuario o la contraseña son incorrectos. Revise ambos e intente de nuevo.',
    accessEnded: 'Su acceso terminó. Pida a su administrador que lo extienda.',
    tooManyAttempts: 'Demasiados intentos. Espere {seconds} segundos e intente de nuevo.',
    tooManyAttemptsSoon: 'Demasiados intentos. Espere un minuto e intente de nuevo.',
    offline: 'No se puede acceder al portal. Revise su conexión e intente de nuevo. Lo que escribió sigue aquí.',
    failed: 'No se pudo iniciar sesión. Intente de nuevo en un momento.',
  },
}
