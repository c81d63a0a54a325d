import type { Translation } from '@portal/domain'
import type { uptimeBarMessages } from './UptimeBar.messages.ts'

export const es: Translation<typeof uptimeBarMessages> = {
  name: 'En línea por día',
  day: 'Día',
  online: 'En línea',
  offline: 'Sin conexión',
  noRecord: 'Sin registro',
  asTable: 'Mostrar como tabla',
  asBar: 'Mostrar como barra',
}
