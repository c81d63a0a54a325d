import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './secondStep.messages.ts'

export const es: Spanish<typeof english> = {
  secondStep: {
    title: 'Escriba su código',
    intro: 'Use el código de su aplicación de autenticación para {username}.',
    recoveryTitle: 'Escriba un código de recuperación',
    recoveryIntro: 'Use uno de los 10 códigos que guardó para {username}. Cada código sirve una vez.',
    passkeyTitle: 'Confirme con su llave de acceso',
    passkeyIntro: 'Use su huella, su rostro, el bloqueo de pantalla o una llave de seguridad para {username}.',
    setUpTitle: 'Configure el inicio de sesión en dos pasos',
    setUpIntro: 'Su propiedad exige el inicio de sesión en dos pasos a los administradores. Después de su contraseña, usted escribe un código de una aplicación de su teléfono.',
    usePasskey: 'Usar una llave de acceso',
    trust: 'No preguntar en este navegador durante 30 días',
    submit: 'Iniciar sesión',
    submitting: 'Iniciando sesión…',
    otherWays: 'Otras formas',
    cannot: 'No puedo entrar',
    askAdministrator: 'Pida a un administrador de su propiedad que restablezca sus dos pasos en la página de su usuario. Si usted es el único administrador, llame a soporte.',
    back: 'Volver a la contraseña',
    wrong: { one: 'Ese código es incorrecto o ha vencido. Espere el siguiente y revise que su teléfono ajuste la hora automáticamente. Queda {count} intento.', other: 'Ese código es incorrecto o ha vencido. Espere el siguiente y revise que su teléfono ajuste la hora automáticamente. Quedan {count} intentos.' },
    wrongRecoveryCode: { one: 'Ese código es incorrecto o ya se usó. Queda {count} intento.', other: 'Ese código es incorrecto o ya se usó. Quedan {count} intentos.' },
    passkeyFailed: 'La llave de acceso no confirmó su inicio de sesión. Intente de nuevo o use otra forma.',
  },
}
