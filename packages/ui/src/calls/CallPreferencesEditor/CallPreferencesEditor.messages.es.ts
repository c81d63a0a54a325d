import type { Translation } from '@portal/domain'
import type { callPreferencesEditorMessages } from './CallPreferencesEditor.messages.ts'

export const es: Translation<typeof callPreferencesEditorMessages> = {
  notifications: 'La aplicación puede avisar',
  notificationsHelp: 'Deja que el teléfono suene por una visita mientras está bloqueado.',
  notNotified: 'Sin avisos la aplicación no suena.',
  sentence: 'Cuándo suena el teléfono, en una frase',
  hours: 'Horario en que suena',
  anyTime: 'A cualquier hora',
  anyTimeHelp: 'Todos los días, a todas horas.',
  never: 'Sin horario: el teléfono no suena nunca.',
  neverRings: 'Toda la semana está en silencio: ninguna visita hace sonar este teléfono.',
  glance: 'La semana de un vistazo',
  mirror: 'En silencio donde está vacío',
  rings: 'Suena, {hours} h por semana',
  clockBack: 'El {date} se atrasa el reloj: {times} viene dos veces, y suena ambas veces.',
  clockForward: 'El {date} se adelanta el reloj: {times} no existe.',
  clockForwardWhole: 'El {date} se adelanta el reloj: {times} no existe, y ese día queda en silencio.',
}
