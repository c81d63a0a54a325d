import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  guestRules: {
    title: 'Invitados de residentes',
    facts: 'Los residentes envían llaves para sus propias puertas. Usted ve estas invitaciones en la lista y puede revocarlas.',
    isOn: 'Los residentes pueden invitar',
    isOnHelp: 'Verán la página «Invitados» en el portal. Las invitaciones abiertas siguen válidas si usted lo desactiva.',
    atOnce: 'Invitaciones abiertas de cada residente',
    hours: 'Invitación más larga',
    doors: 'Puertas',
    everyDoor: 'Todas las suyas',
    someDoors: 'Solo algunas',
    chosenDoors: 'Puertas para invitados',
    chosenDoorsHelp: 'El residente también necesita acceso a ellas.',
    portsMissing: 'Elija al menos una puerta',
    on: 'Activado',
    off: 'Desactivado',
    failed: 'No se pudieron cargar las reglas para invitados',
    mayNot: 'No puede cambiar las reglas para invitados. Consulte a su administrador.',
  },
}
