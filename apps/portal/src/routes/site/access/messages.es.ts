import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  canTheyGetIn: {
    title: '¿Puede entrar?',
    facts: 'Usa las mismas restricciones que las puertas',
    who: '¿De quién es el acceso?',
    user: 'Usuario',
    find: 'Nombre, unidad o teléfono',
    searchFailed: 'La búsqueda falló. Escriba de nuevo.',
    others: 'Para una invitación, un grupo o un método de acceso, empiece en su página:',
    dashboard: 'Panel',
    people: 'Usuarios',
    person: 'El usuario',
    groups: 'Grupos de usuarios',
    group: 'El grupo',
    invitesList: 'Invitaciones',
    invite: 'La invitación',
    codes: 'Todos los métodos de acceso',
  },
}
