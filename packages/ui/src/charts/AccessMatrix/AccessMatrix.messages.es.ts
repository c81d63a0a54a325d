import type { Translation } from '@portal/domain'
import type { accessMatrixMessages } from './AccessMatrix.messages.ts'

export const es: Translation<typeof accessMatrixMessages> = {
  name: 'Acceso por grupo de usuarios y puerta',
  group: 'Grupo de usuarios',
  always: 'Siempre',
  never: 'Sin acceso',
  allDay: 'Todo el día',
  hours: '{days}, {times}',
  more: '{hours} y más',
  limited: 'con límites',
  cell: '{group} en {door}: {hours}',
  opens: 'Puede abrir {count} de {total} puertas',
  legend: 'Una columna por día, con la medianoche arriba',
}
