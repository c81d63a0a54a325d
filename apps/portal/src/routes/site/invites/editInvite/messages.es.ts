import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  editInvite: {
    title: 'Editar invitación',
    facts: 'El enlace, el código QR y el PIN no cambian. La página del invitado se actualiza de inmediato.',
    what: 'Nombre',
    guest: 'Invitado',
    tell: 'Avisar al invitado por correo',
    tellHelp: 'Enviamos un correo a {recipient} con los cambios.',
    nobodyToTell: 'No hay correo electrónico: el invitado recibió el enlace directamente.',
    codeStays: 'El código QR del invitado no cambia',
    saved: 'Invitación guardada: {name}',
    told: 'Enviamos un correo a {recipient} con los cambios.',
    withdrawn: 'Esta invitación fue revocada. Cree una nueva si el invitado necesita acceso otra vez.',
  },
}
