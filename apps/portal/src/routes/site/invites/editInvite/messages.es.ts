import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  editInvite: {
    title: 'Editar invitación',
    facts: 'El enlace, el código y el PIN no cambian. La página del invitado cambia de inmediato.',
    what: 'Cómo se llama',
    guest: 'Invitado',
    tell: 'Avisar al invitado por correo',
    tellHelp: 'Un correo a {recipient} dice qué cambió.',
    nobodyToTell: 'El enlace se entregó en mano: no hay dirección a la que escribir.',
    codeStays: 'El código del invitado no cambia',
    saved: 'Invitación guardada: {name}',
    told: 'Un correo dice a {recipient} qué cambió.',
    withdrawn: 'Esta invitación se retiró. Cree una nueva si el invitado ha de volver.',
  },
}
