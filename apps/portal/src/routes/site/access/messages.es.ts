import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  canTheyGetIn: {
    title: '¿Puede entrar?',
    facts: 'Usa las mismas restricciones que las puertas',
    nobody: 'Abra esta página desde un usuario, un grupo, una invitación, un método de acceso o un evento.',
    dashboard: 'Panel',
    people: 'Usuarios',
    person: 'El usuario',
    groups: 'Grupos de usuarios',
    group: 'El grupo',
    invitesList: 'Invitaciones',
    invite: 'La invitación',
    codes: 'Todos los métodos de acceso',
    users: 'Buscar un usuario',
    invites: 'Buscar una invitación',
    legend: 'Qué decide el acceso',
  },
}
