import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './bulkDialog.messages.ts'

export const es: Spanish<typeof english> = {
  bulkUserQuestions: {
    moveTitle: { one: '¿Mover {count} persona a un grupo?', other: '¿Mover {count} personas a un grupo?' },
    moveText: 'Cada una recibe los horarios y puertas del grupo nuevo. Las restricciones propias quedan.',
    chooseGroup: 'Elija un grupo',
    groupMissing: 'Elija el grupo al que se mueven.',
    moveConfirm: { one: 'Mover {count} persona', other: 'Mover {count} personas' },
    moveDone: '{people} ahora en {group}',
    onTitle: { one: '¿Activar el acceso web de {count} persona?', other: '¿Activar el acceso web de {count} personas?' },
    onEffect: { one: 'persona podrá iniciar sesión en el portal', other: 'personas podrán iniciar sesión en el portal' },
    onConfirm: { one: 'Activar para {count} persona', other: 'Activar para {count} personas' },
    onDone: { one: '{count} persona tiene acceso web', other: '{count} personas tienen acceso web' },
    offTitle: { one: '¿Desactivar el acceso web de {count} persona?', other: '¿Desactivar el acceso web de {count} personas?' },
    offEffect: {
      one: 'persona ya no podrá iniciar sesión; las puertas siguen abriendo',
      other: 'personas ya no podrán iniciar sesión; las puertas siguen abriendo para ellas',
    },
    offConfirm: { one: 'Desactivar para {count} persona', other: 'Desactivar para {count} personas' },
    offDone: { one: '{count} persona ya no tiene acceso web', other: '{count} personas ya no tienen acceso web' },
    outTitle: { one: '¿Dar de salida a {count} persona?', other: '¿Dar de salida a {count} personas?' },
    outEffect: {
      one: 'persona ya no podrá abrir ninguna puerta: terminan códigos e invitaciones, se desactiva el acceso web y deja los grupos de llamadas',
      other: 'personas ya no podrán abrir ninguna puerta: terminan códigos e invitaciones, se desactiva el acceso web y dejan los grupos de llamadas',
    },
    outConfirm: { one: 'Dar de salida a {count} persona', other: 'Dar de salida a {count} personas' },
    outDone: { one: '{count} persona dada de baja', other: '{count} personas dadas de baja' },
    outWord: 'SALIDA',
    removeTitle: { one: '¿Eliminar a {count} persona?', other: '¿Eliminar a {count} personas?' },
    removeEffect: {
      one: 'persona se elimina para siempre, con códigos, tarjetas, llaves de la aplicación e invitaciones',
      other: 'personas se eliminan para siempre, con códigos, tarjetas, llaves de la aplicación e invitaciones',
    },
    removeConfirm: { one: 'Eliminar a {count} persona', other: 'Eliminar a {count} personas' },
    removeDone: { one: '{count} persona eliminada', other: '{count} personas eliminadas' },
    removeWord: 'ELIMINAR',
    undoUntil: 'Hasta {time} se puede deshacer.',
    undoMore: { one: '{count} cambio anterior también se puede deshacer', other: '{count} cambios anteriores también se pueden deshacer' },
    selectionChanged: 'La lista cambió entretanto. Revise el número nuevo y confirme de nuevo.',
  },
}
