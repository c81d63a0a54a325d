import type { UiWords } from '../en.ts'

export const esAccounts: Pick<UiWords, 'AppLinks' | 'NewPassword' | 'PasswordPanel' | 'SubscribePanel'> = {
  AppLinks: {
    ios: 'Aplicación para iPhone',
    android: 'Aplicación para Android',
    iosName: 'Descargar en el App Store',
    androidName: 'Disponible en Google Play',
  },
  NewPassword: {
    password: 'Contraseña',
    confirm: 'Repita la contraseña',
    submitReason: 'Disponible cuando ambas contraseñas coincidan.',
    messages: { passwordInvalid: 'Contraseña no válida', confirmPasswordInvalid: 'Confirmación no válida', passwordsDiffer: 'Las contraseñas no coinciden.' },
  },
  PasswordPanel: {
    title: 'Cree su contraseña',
    intro: 'La usará para iniciar sesión en la web y en la aplicación.',
    email: 'Correo electrónico',
    emailHelp: 'Lo define su propiedad. Pídales que lo cambien.',
    submit: 'Crear contraseña',
    alerts: {
      create: {
        passwordEmpty: 'La contraseña no puede estar vacía',
        confirmPasswordEmpty: 'La confirmación no puede estar vacía',
        passwordsDiffer: 'Las contraseñas no coinciden',
      },
      masterUser: {
        passwordEmpty: 'La contraseña no puede estar vacía',
        passwordInvalid: 'Contraseña no válida',
        passwordsDiffer: 'Las contraseñas no coinciden',
      },
    },
  },
  SubscribePanel: {
    title: 'Suscripción al grupo de llamadas',
    intro: '{group} le llamará cuando toque un visitante.',
    yourGroup: 'Su grupo de llamadas',
    groupAt: '{group} en {property}',
    username: 'Usuario',
    usernameHelp: 'Su correo electrónico. Letras, dígitos, punto, guion, guion bajo y más.',
    passwordHelp: 'De 8 a 15 caracteres, con una letra y un número.',
    submit: 'Suscribirse',
    alerts: {
      usernameEmpty: 'Escriba su usuario',
      passwordEmpty: 'Escriba su contraseña',
      usernameInvalid: 'Escriba un usuario válido',
      passwordInvalid: 'Escriba una contraseña válida',
      confirmPasswordEmpty: 'La confirmación no puede estar vacía',
      confirmPasswordInvalid: 'Confirmación no válida',
      passwordsDiffer: 'Las contraseñas no coinciden',
    },
    done: 'Ya está en {group}. Abra la aplicación con su usuario para atender las llamadas de visitantes.',
    doneUnnamed: 'Ya está en el grupo de llamadas. Abra la aplicación con su usuario para atender las llamadas de visitantes.',
    login: 'Iniciar sesión',
  },
}
