import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './neededCallGroups.messages.ts'

export const es: Spanish<typeof english> = {
  neededCallGroups: {
    videoGroup: {
      one: 'Grupo de videollamadas para {count} usuario sin grupo',
      many: 'Grupo de videollamadas para {count} usuarios sin grupo',
      other: 'Grupo de videollamadas para {count} usuarios sin grupo',
    },
    voiceGroup: {
      one: 'Grupo de voz para {count} usuario sin grupo',
      many: 'Grupo de voz para {count} usuarios sin grupo',
      other: 'Grupo de voz para {count} usuarios sin grupo',
    },
    videoGroupOf: 'Grupo de videollamadas de {name}',
    voiceGroupOf: 'Grupo de voz de {name}',
    ownGroupHelp: 'Este usuario solo ve la página del grupo de llamadas. Necesita un grupo para iniciar sesión.',
    callGroupHelp: 'Estos usuarios solo administran un grupo de llamadas. Necesitan uno para iniciar sesión.',
    chooseCallGroup: 'Elija un grupo de llamadas',
    callGroupMissing: 'Elija un grupo de llamadas.',
    groupsFailed: 'No se pudieron cargar los grupos de llamadas',
    noCallGroup: 'La cuenta no tiene ningún grupo de llamadas de este tipo. Cree uno primero.',
  },
}
