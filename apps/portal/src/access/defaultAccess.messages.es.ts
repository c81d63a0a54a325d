import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './defaultAccess.messages.ts'

export const es: Spanish<typeof english> = {
  defaultAccess: {
    byDefault: 'No hay grupo de usuarios, horario ni puertas asignadas, y esta propiedad está abierta a usuarios sin restricción. Abren todas las puertas a cualquier hora.',
    notGiven: 'No abre ninguna puerta hasta que tenga grupo de usuarios, horario o puertas asignadas.',
    newByDefault: 'Los usuarios nuevos sin grupo de usuarios abren todas las puertas a cualquier hora: esta propiedad está abierta a usuarios sin restricción.',
    newNotGiven: 'Los usuarios nuevos sin grupo de usuarios no abren ninguna puerta hasta que lo tengan.',
  },
}
