import type { Translation } from '@portal/domain'
import type { doorLanesMessages } from './DoorLanes.messages.ts'

export const es: Translation<typeof doorLanesMessages> = {
  name: 'Puertas durante el día',
  time: 'Puerta y hora',
  state: 'Estado',
  closed: 'Cerrada',
  heldOpen: 'Mantenida abierta',
  leftOpen: 'Sin cerrar',
  forced: 'Forzada',
  locked: 'Bloqueada',
  offline: 'Sin conexión',
  unknown: 'Sin registro',
  planned: 'Abierta según horario',
  openedOnce: 'Abierta una vez',
  opened: 'Aperturas',
  span: '{from} a {until}',
  spanToNow: '{from} hasta ahora',
  row: '{door}, {span}',
  now: 'Ahora, {time}',
  asTable: 'Mostrar como tabla',
  asLanes: 'Mostrar como líneas',
}
