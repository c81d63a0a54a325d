import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  editInvite: {
    title: 'Editar invitación',
    facts: 'El enlace, el código QR y el PIN no cambian. La página del invitado se actualiza de inmediato.',
    what: 'Nombre y nota',
    where: 'Qué puertas',
    chosen: '{count} de {all}',
    guest: 'Invitado',
    tell: 'Avisar al invitado',
    tellHelp: 'Enviamos los cambios a {recipient}.',
    nobodyToTell: 'No hay celular ni correo electrónico: el invitado recibió el enlace directamente.',
    codeStays: 'El código QR del invitado no cambia',
    saved: 'Invitación guardada: {name}',
    told: 'Enviamos los cambios a {recipient}.',
    guestSees: 'Lo que ve el invitado',
    previewPin: 'Su PIN para {places}',
    withdrawn: 'Esta invitación fue revocada. Cree una nueva si el invitado necesita acceso otra vez.',
  },
}
