import type { AccessRule } from './accessPrecedence.ts'

export type AccessRuleWords = {
  title: string
  /** What the rule does, in one sentence. */
  sentence: string
}

/** What each rule of `accessPrecedence` is called, on screen and in the docs. */
export const accessPrecedenceWords: Readonly<Record<'en' | 'es', Readonly<Record<AccessRule, AccessRuleWords>>>> = {
  en: {
    fireAlarm: { title: 'Fire alarm', sentence: 'A fire alarm opens every door of the property for everyone, those that are locked down too.' },
    lockdown: { title: 'Lockdown', sentence: 'A door that is locked down denies everyone, save those who keep access.' },
    standing: {
      title: 'Person and code',
      sentence: 'Denied while the person or account is inactive, or the code or invite is unknown, revoked, expired, not yet valid, used up or not for this door.',
    },
    heldOpen: { title: 'Held open', sentence: 'A door that its schedule holds open lets everyone in.' },
    datedException: { title: 'Exception', sentence: 'A dated exception allows or denies on its days; of two at once, the one that denies counts. A holiday denies where the restriction is closed on holidays.' },
    ownRestriction: { title: 'Own restriction', sentence: 'The person’s own restriction narrows that of their group and never widens it: both must allow.' },
    groupRestriction: { title: 'Group restriction', sentence: 'The restriction of the person’s group at this door.' },
    portDefault: { title: 'Door default', sentence: 'Where nothing above decides, users with a user group or with doors given by name get in. The property decides for all others.' },
  },
  es: {
    fireAlarm: { title: 'Alarma de incendios', sentence: 'Una alarma de incendios abre a todos cada acceso de la propiedad, también los bloqueados.' },
    lockdown: { title: 'Bloqueo', sentence: 'Un acceso bloqueado rechaza a todos, salvo a quienes conservan el acceso.' },
    standing: {
      title: 'Persona y código',
      sentence: 'Se rechaza si la persona o la cuenta está inactiva, o si el código o la invitación es desconocido, está revocado, vencido, aún no es válido, está agotado o no es para este acceso.',
    },
    heldOpen: { title: 'Mantenido abierto', sentence: 'Un acceso que su horario mantiene abierto deja pasar a todos.' },
    datedException: { title: 'Excepción', sentence: 'Una excepción con fecha permite o rechaza en sus días; si hay dos a la vez, vale la que rechaza. Un día festivo rechaza donde la restricción está cerrada en días festivos.' },
    ownRestriction: { title: 'Restricción propia', sentence: 'La restricción propia de la persona limita la de su grupo y nunca la amplía: ambas deben permitir.' },
    groupRestriction: { title: 'Restricción del grupo', sentence: 'La restricción del grupo de la persona en este acceso.' },
    portDefault: { title: 'Valor del acceso', sentence: 'Si nada de lo anterior decide, pasan los usuarios con grupo de usuarios o con puertas asignadas. Para los demás decide la propiedad.' },
  },
}
