import type { Translation } from '../../words/messages.ts'
import type { accessPrecedenceEnglish } from './accessPrecedence.messages.ts'

export const es: Translation<typeof accessPrecedenceEnglish> = {
  fireAlarm: { title: 'Alarma de incendios', sentence: 'Una alarma de incendios abre a todos cada puerta de la propiedad, también las bloqueadas.' },
  lockdown: { title: 'Bloqueo', sentence: 'Una puerta bloqueada rechaza a todos, salvo a los usuarios que conservan el acceso.' },
  standing: {
    title: 'Usuario y método de acceso',
    sentence: 'Se rechaza si el usuario o la cuenta está inactiva. También si el método de acceso o la invitación no existe, se revocó, venció, aún no vale o se agotó. También si es de otras puertas.',
  },
  heldOpen: { title: 'Mantenida abierta', sentence: 'Una puerta que su horario mantiene abierta deja pasar a todos.' },
  datedException: {
    title: 'Excepción',
    sentence: 'Una excepción con fecha permite o rechaza en sus días. Si hay dos, vale la que rechaza. Un día festivo rechaza donde la restricción está cerrada en días festivos.',
  },
  ownRestriction: {
    title: 'Restricción del usuario',
    sentence: 'La restricción propia del usuario limita la de su grupo y nunca la amplía: ambas deben permitir la entrada.',
  },
  groupRestriction: { title: 'Restricción del grupo', sentence: 'La restricción del grupo del usuario en esta puerta.' },
  portDefault: {
    title: 'Valor predeterminado de la puerta',
    sentence: 'Si nada de lo anterior decide, pasan los usuarios con grupo de usuarios o con puertas asignadas. Para los demás decide la propiedad.',
  },
}
