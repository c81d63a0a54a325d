import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  canTheyGetIn: {
    title: '¿Puede entrar?',
    facts: 'Respondido por las reglas que siguen las propias puertas',
    nobody: 'Abra esta página desde una persona, un grupo, una invitación, un código o un evento.',
    dashboard: 'Panel',
    people: 'Usuarios',
    person: 'La persona',
    groups: 'Grupos de usuarios',
    group: 'El grupo',
    invitesList: 'Invitaciones',
    invite: 'La invitación',
    codes: 'Todos los códigos',
    users: 'Buscar una persona',
    invites: 'Buscar una invitación',
    legend: 'Qué regla decide',
  },
}
