import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './defaultAccess.messages.ts'

export const es: Spanish<typeof english> = {
  defaultAccess: {
    byDefault: 'No hay grupo de usuarios, horario ni puertas asignadas. Esta propiedad permite a los usuarios sin restricción abrir todas las puertas a cualquier hora.',
    notGiven: 'No abre puertas hasta que tenga grupo de usuarios, horario o puertas asignadas.',
    newByDefault: 'Esta propiedad permite a los usuarios nuevos sin grupo de usuarios abrir todas las puertas a cualquier hora.',
    newNotGiven: 'Los usuarios nuevos no abren puertas hasta que tengan un grupo de usuarios.',
  },
}
