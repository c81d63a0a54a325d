import type { Spanish } from '../i18n/catalogue.ts'
import type * as english from './neededCallGroups.messages.ts'

export const es: Spanish<typeof english> = {
  neededCallGroups: {
    videoGroup: {
      one: 'Grupo de videollamadas de {count} persona que no tiene ninguno',
      many: 'Grupo de videollamadas de {count} personas que no tienen ninguno',
      other: 'Grupo de videollamadas de {count} personas que no tienen ninguno',
    },
    voiceGroup: {
      one: 'Grupo de voz de {count} persona que no tiene ninguno',
      many: 'Grupo de voz de {count} personas que no tienen ninguno',
      other: 'Grupo de voz de {count} personas que no tienen ninguno',
    },
    videoGroupOf: 'Grupo de videollamadas de {name}',
    voiceGroupOf: 'Grupo de voz de {name}',
    ownGroupHelp: 'Esta persona solo ve la página de un grupo de llamadas: sin grupo no puede iniciar sesión.',
    callGroupHelp: 'Administran un grupo de llamadas y nada más: sin grupo no pueden iniciar sesión.',
    chooseCallGroup: 'Elija un grupo de llamadas',
    callGroupMissing: 'Elija el grupo de llamadas que reciben.',
    groupsFailed: 'No se pudieron cargar los grupos de llamadas',
    noCallGroup: 'La cuenta no tiene ningún grupo de llamadas de este tipo. Cree uno primero.',
  },
}
