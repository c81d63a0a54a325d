import type { Translation } from '@portal/domain'
import type { subscribePanelMessages } from './SubscribePanel.messages.ts'

export const es: Translation<typeof subscribePanelMessages> = {
  title: 'Suscripción al grupo de llamadas',
  intro: '{group} le llamará cuando llame un visitante.',
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
}
