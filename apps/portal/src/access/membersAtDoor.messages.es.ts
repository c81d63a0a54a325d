import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './membersAtDoor.messages.ts'

export const es: Spanish<typeof english> = {
  membersAtDoor: {
    always: 'Siempre',
    until: 'Fin del acceso: {time}',
    next: 'Próximo acceso: {time}',
    never: 'Sin acceso',
    expired: { one: '{count} usuario vencido', other: '{count} usuarios vencidos' },
    notYetValid: { one: '{count} usuario empieza después: {time}', other: '{count} usuarios empiezan después, el primero: {time}' },
    otherDoors: { one: '{count} usuario tiene otras puertas', other: '{count} usuarios tienen otras puertas' },
    otherHours: { one: '{count} usuario tiene otro horario', other: '{count} usuarios tienen otro horario' },
  },
}
