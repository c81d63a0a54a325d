import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './newAccount.messages.ts'

export const es: Spanish<typeof english> = {
  newAccount: {
    title: 'Agregar una cuenta',
    kind: 'Qué es',
    property: 'Propiedad',
    propertyHelp: 'Varias puertas y personas; su administrador llega al panel.',
    house: 'Casa unifamiliar',
    houseHelp: 'Una sola casa; su dueño llega a la configuración.',
    name: 'Nombre de la cuenta',
    address: 'Dirección',
    timeZone: 'Zona horaria',
    firstName: 'Nombre del administrador',
    lastName: 'Apellidos del administrador',
    email: 'Correo del administrador',
    emailHelp: 'Recibe un enlace para elegir su contraseña.',
    missing: 'Complete este campo.',
    emailWrong: 'Escriba un correo válido.',
    emailTaken: 'Alguien ya inicia sesión con este correo. Use otro.',
    save: 'Agregar cuenta',
    added: '{account} está agregada. Se envió un correo a {email}.',
  },
}
