import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './bulkDialog.messages.ts'

export const es: Spanish<typeof english> = {
  bulkUserQuestions: {
    moveTitle: { one: '¿Mover {count} usuario a un grupo?', other: '¿Mover {count} usuarios a un grupo?' },
    moveText: 'Cada usuario recibe el horario y las puertas del grupo nuevo. Las restricciones propias se conservan.',
    chooseGroup: 'Elija un grupo',
    groupMissing: 'Elija su grupo nuevo.',
    moveConfirm: { one: 'Mover {count} usuario', other: 'Mover {count} usuarios' },
    moveDone: '{people} ahora en {group}',
    onTitle: { one: '¿Activar el acceso web de {count} usuario?', other: '¿Activar el acceso web de {count} usuarios?' },
    onEffect: { one: 'usuario podrá iniciar sesión en el portal', other: 'usuarios podrán iniciar sesión en el portal' },
    onConfirm: { one: 'Activar para {count} usuario', other: 'Activar para {count} usuarios' },
    onDone: { one: '{count} usuario tiene acceso web', other: '{count} usuarios tienen acceso web' },
    offTitle: { one: '¿Desactivar el acceso web de {count} usuario?', other: '¿Desactivar el acceso web de {count} usuarios?' },
    offEffect: {
      one: 'usuario ya no podrá iniciar sesión. Las puertas se siguen abriendo',
      other: 'usuarios ya no podrán iniciar sesión. Las puertas se siguen abriendo',
    },
    offConfirm: { one: 'Desactivar para {count} usuario', other: 'Desactivar para {count} usuarios' },
    offDone: { one: '{count} usuario ya no tiene acceso web', other: '{count} usuarios ya no tienen acceso web' },
    outTitle: { one: '¿Registrar la mudanza de {count} usuario?', other: '¿Registrar la mudanza de {count} usuarios?' },
    outEffect: {
      one: 'usuario pierde todo el acceso: métodos de acceso, invitaciones, acceso web y grupos de llamadas',
      other: 'usuarios pierden todo el acceso: métodos de acceso, invitaciones, acceso web y grupos de llamadas',
    },
    outConfirm: { one: 'Registrar mudanza de {count} usuario', other: 'Registrar mudanza de {count} usuarios' },
    outDone: { one: '{count} usuario se mudó', other: '{count} usuarios se mudaron' },
    outWord: 'MUDANZA',
    removeTitle: { one: '¿Eliminar {count} usuario?', other: '¿Eliminar {count} usuarios?' },
    removeEffect: {
      one: 'usuario se elimina, con métodos de acceso, llaves de la aplicación e invitaciones',
      other: 'usuarios se eliminan, con métodos de acceso, llaves de la aplicación e invitaciones',
    },
    removeConfirm: { one: 'Eliminar {count} usuario', other: 'Eliminar {count} usuarios' },
    removeDone: { one: '{count} usuario eliminado', other: '{count} usuarios eliminados' },
    removeWord: 'ELIMINAR',
    undoUntil: 'Hasta {time} se puede deshacer.',
    undoMore: { one: 'También puede deshacer {count} cambio anterior', other: 'También puede deshacer {count} cambios anteriores' },
    selectionChanged: 'La lista cambió. Revise el número nuevo y confirme de nuevo.',
  },
}
