import type { Translation } from '../../words/messages.ts'
import type { accessSummaryEnglish } from './accessSummary.messages.ts'

export const es: Translation<typeof accessSummaryEnglish> = {
  atAll: 'en las {count} puertas',
  at: 'en {doors}',
  atSome: 'en {count} de {all} puertas',
  others: { one: '{most}; {count} es distinta', other: '{most}; {count} son distintas' },
  within: '{own}; solo mientras también lo permita la restricción del grupo: {group}',
  none: {
    account: 'Sin acceso: la cuenta no está activa',
    group: 'Sin acceso: el grupo no abre ninguna puerta',
    notGiven: 'Sin acceso: no hay grupo de usuarios, horario ni puertas asignadas',
    noDoors: 'Aún sin acceso: no hay ninguna puerta',
    places: 'Sin acceso: no hay ninguna puerta en sus propiedades',
    never: 'Sin acceso: no se permite ninguna hora en ninguna puerta',
  },
  ended: 'Sin acceso: terminó el {moment}',
}
