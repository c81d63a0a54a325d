import type { NoAccessReason } from './summarizeAccess.ts'

/**
 * The pieces of the sentence about someone's access to all doors. Counts, lists and moments arrive written out in the reader's language.
 */
export interface AccessSummaryWords {
  atAll: (count: string) => string
  /** A list of named doors. */
  at: (doors: string) => string
  atSome: (count: string, all: string) => string
  /** The hours at most doors, and the number of doors at which other hours hold. */
  others: (most: string, count: string) => string
  /** Joins the person's own restriction and the group's where both apply. */
  within: (own: string, group: string) => string
  none: Record<Exclude<NoAccessReason, 'ended'>, string>
  ended: (moment: string) => string
}

const english: AccessSummaryWords = {
  atAll: (count) => `at all ${count} doors`,
  at: (doors) => `at ${doors}`,
  atSome: (count, all) => `at ${count} of ${all} doors`,
  others: (most, count) => `${most}; other hours at ${count}`,
  within: (own, group) => `${own}; only while the group’s rule allows it, too: ${group}`,
  none: {
    account: 'No access: the account is not active',
    group: 'No access: the group opens no door',
    notGiven: 'No access: no user group, hours or doors are set',
    noDoors: 'No access yet: there is no door',
    places: 'No access: there is no door at their places',
    never: 'No access: no hours are allowed at any door',
  },
  ended: (moment) => `No access: it ended on ${moment}`,
}

const spanish: AccessSummaryWords = {
  atAll: (count) => `en las ${count} puertas`,
  at: (doors) => `en ${doors}`,
  atSome: (count, all) => `en ${count} de ${all} puertas`,
  others: (most, count) => `${most}; otro horario en ${count}`,
  within: (own, group) => `${own}; solo mientras también lo permita la regla del grupo: ${group}`,
  none: {
    account: 'Sin acceso: la cuenta no está activa',
    group: 'Sin acceso: el grupo no abre ninguna puerta',
    notGiven: 'Sin acceso: no hay grupo de usuarios, horario ni puertas asignadas',
    noDoors: 'Aún sin acceso: no hay ninguna puerta',
    places: 'Sin acceso: no hay ninguna puerta en sus lugares',
    never: 'Sin acceso: no se permite ninguna hora en ninguna puerta',
  },
  ended: (moment) => `Sin acceso: terminó el ${moment}`,
}

/** The built-in words of a locale; English where there are none. */
export function accessSummaryWordsOf(locale: string): AccessSummaryWords {
  return locale.toLowerCase().split('-')[0] === 'es' ? spanish : english
}
