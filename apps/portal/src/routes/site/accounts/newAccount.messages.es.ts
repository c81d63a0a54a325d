import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './newAccount.messages.ts'

export const es: Spanish<typeof english> = {
  newAccount: {
    title: 'Agregar cuenta',
    kind: 'Tipo',
    property: 'Propiedad',
    propertyHelp: 'Varias puertas y usuarios. Su administrador empieza en el panel.',
    house: 'Casa unifamiliar',
    houseHelp: 'Una sola casa. Su propietario empieza en la configuración.',
    name: 'Nombre de la cuenta',
    address: 'Dirección',
    timeZone: 'Zona horaria',
    firstName: 'Nombre del administrador',
    lastName: 'Apellidos del administrador',
    email: 'Correo del administrador',
    emailHelp: 'Recibe un enlace para elegir su contraseña.',
    missing: 'Complete este campo.',
    emailWrong: 'Escriba un correo válido.',
    emailTaken: 'Otro usuario inicia sesión con este correo. Use otro.',
    save: 'Agregar cuenta',
    added: 'Cuenta agregada: {account}. Correo enviado a {email}.',
  },
}
