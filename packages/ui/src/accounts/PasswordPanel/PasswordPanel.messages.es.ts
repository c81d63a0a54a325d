import type { Translation } from '@portal/domain'
import type { passwordPanelMessages } from './PasswordPanel.messages.ts'

export const es: Translation<typeof passwordPanelMessages> = {
  title: 'Cree su contraseña',
  intro: 'Use esta contraseña para iniciar sesión en la web y en la aplicación.',
  email: 'Correo electrónico',
  emailHelp: 'Su propiedad definió este correo. Solo ella puede cambiarlo.',
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
}
