import type { ComponentsJSON } from '@nanostores/i18n'

/** Accounts and passwords before signing in. */
export const esAccounts: ComponentsJSON = {
  nonWebAccess: {
    title: 'Use la aplicación móvil',
    text: 'Su usuario funciona en la aplicación móvil de {product}, no en la web. Inicie sesión en ella con su usuario y contraseña.',
    resetTitle: 'Contraseña restablecida',
    resetText: 'La contraseña se restableció. Inicie sesión en la aplicación móvil de {product} con su nueva contraseña',
    setTitle: 'Contraseña definida',
    setText: 'La contraseña se definió. Inicie sesión en la aplicación móvil de {product} con su nueva contraseña',
  },
  newPassword: {
    unreachable: 'No se puede llegar al portal. Revise su conexión e intente de nuevo; lo que escribió sigue aquí.',
  },
  createPassword: {
    submit: 'Guardar contraseña',
    backToLogin: 'Volver al inicio de sesión',
    newLink: 'Pedir un enlace nuevo',
  },
  masterUser: {
    intro: 'Usted es el usuario principal de su cuenta. Con esta contraseña inicia sesión.',
    passwordExists: 'La contraseña ya existe',
    pleaseLogin: 'Ya la definió antes: inicie sesión.',
    login: 'Iniciar sesión',
  },
  subscribe: {
    login: 'Iniciar sesión',
    invalidLink: 'Este enlace de suscripción no es válido',
    invalidLinkHint: 'Puede que ya se haya usado. Pida uno nuevo al administrador de su propiedad.',
  },
  forgotPassword: {
    title: 'Contraseña olvidada',
    intro: 'Escriba su usuario. Si existe, le enviamos un correo con un enlace para elegir una contraseña nueva.',
    username: 'Usuario',
    usernameMissing: 'Escriba su usuario',
    submit: 'Enviar el enlace',
    sentTitle: 'Revise su correo',
    sentHint: 'El enlace funciona durante 24 horas. Si no llega, revise el correo no deseado o compruebe el usuario.',
    backToLogin: 'Volver al inicio de sesión',
    unreachable: 'No se puede llegar al portal. Revise su conexión e intente de nuevo; lo que escribió sigue aquí.',
  },
  accountDeletion: {
    title: 'Eliminar su cuenta',
    intro: 'Escriba su usuario. Enviamos un correo a su titular; no se elimina nada antes de que su titular lo conteste.',
    consequence: 'Al eliminarla se borran sus códigos, sus llaves de la aplicación y su lugar en los grupos de llamadas. No se puede deshacer.',
    submit: 'Pedir la eliminación',
    sentTitle: 'Su solicitud llegó',
    sentHint: 'Conteste el correo para confirmar. Sin respuesta la cuenta queda como está.',
  },
  watchman: {
    login: 'Iniciar sesión',
    passwordSet: 'Su contraseña está lista. Al iniciar sesión, nombra a las personas a las que llegan las visitas.',
    loginToName: 'Iniciar sesión y nombrar a su gente',
  },
}
