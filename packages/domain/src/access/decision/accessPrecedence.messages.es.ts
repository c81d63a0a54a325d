import type { AccessRule } from './accessPrecedence.ts'
import type { AccessRuleWords } from './accessPrecedence.messages.ts'

export const es: Readonly<Record<AccessRule, AccessRuleWords>> = {
  fireAlarm: { title: 'Alarma de incendios', sentence: 'Una alarma de incendios abre a todos cada acceso de la propiedad, también los bloqueados.' },
  lockdown: { title: 'Bloqueo', sentence: 'Un acceso bloqueado rechaza a todos, salvo a quienes conservan el acceso.' },
  standing: {
    title: 'Persona y código',
    sentence: 'Se rechaza si la persona o la cuenta está inactiva, o si el código o la invitación es desconocido, está revocado, vencido, aún no es válido, está agotado o no es para este acceso.',
  },
  heldOpen: { title: 'Mantenido abierto', sentence: 'Un acceso que su horario mantiene abierto deja pasar a todos.' },
  datedException: {
    title: 'Excepción',
    sentence: 'Una excepción con fecha permite o rechaza en sus días; si hay dos a la vez, vale la que rechaza. Un día festivo rechaza donde la restricción está cerrada en días festivos.',
  },
  ownRestriction: {
    title: 'Restricción propia',
    sentence: 'La restricción propia de la persona limita la de su grupo y nunca la amplía: ambas deben permitir.',
  },
  groupRestriction: { title: 'Restricción del grupo', sentence: 'La restricción del grupo de la persona en este acceso.' },
  portDefault: {
    title: 'Valor del acceso',
    sentence: 'Si nada de lo anterior decide, pasan los usuarios con grupo de usuarios o con puertas asignadas. Para los demás decide la propiedad.',
  },
}
