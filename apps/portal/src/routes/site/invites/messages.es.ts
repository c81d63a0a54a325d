import type { Spanish } from '#portal/i18n/catalogue.ts'
import type * as english from './messages.ts'

export const es: Spanish<typeof english> = {
  invites: {
    title: 'Invitaciones',
    facts: 'Llaves para invitados, que se abren sin iniciar sesión',
    create: 'Nueva invitación',
    guests: 'Invitados de residentes',
    noRight: 'Puede ver las invitaciones, pero no enviarlas. Consulte a su administrador.',
    search: 'Buscar nombre, destinatario o remitente',
    status: 'Estado',
    kind: 'Tipo',
    door: 'Puerta',
    oneDoor: 'Una puerta',
    emptyTitle: 'Aún no hay invitaciones',
    emptyText: 'Una invitación es una llave QR o un PIN para un invitado. Vence automáticamente.',
    noMatchTitle: 'Ninguna invitación coincide',
    noMatchText: 'Cambie los filtros o vea todas las invitaciones.',
    clear: 'Ver todas las invitaciones',
  },
}
