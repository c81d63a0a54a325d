import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  invites: {
    title: 'Invitaciones',
    facts: 'Llaves para invitados, que se abren sin iniciar sesión',
    create: 'Nueva invitación',
    noRight: 'Su usuario puede ver las invitaciones, no enviarlas.',
    search: 'Buscar nombre, destinatario o remitente',
    status: 'Estado',
    kind: 'Clase',
    emptyTitle: 'Aún no hay invitaciones',
    emptyText: 'Una invitación es una llave QR o un PIN para un invitado. Termina sola.',
    noMatchTitle: 'Ninguna invitación coincide con estos filtros',
    noMatchText: 'Cámbielos o vea todas las invitaciones.',
    showAll: 'Ver todas las invitaciones',
  },
}
