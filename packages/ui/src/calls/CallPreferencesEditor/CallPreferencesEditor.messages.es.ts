import type { Translation } from '@portal/domain'
import type { callPreferencesEditorMessages } from './CallPreferencesEditor.messages.ts'

export const es: Translation<typeof callPreferencesEditorMessages> = {
  notifications: 'La aplicación puede enviar avisos',
  notificationsHelp: 'Permite que el teléfono suene por un visitante mientras está bloqueado.',
  notNotified: 'Sin avisos, la aplicación no suena.',
  sentence: 'Cuándo suena el teléfono, en una frase',
  hours: 'Horario en que suena',
  anyTime: 'A cualquier hora',
  anyTimeHelp: 'Todos los días, a todas horas.',
  never: 'Sin horario: el teléfono no suena nunca.',
  neverRings: 'Toda la semana está en silencio. Ningún visitante puede llamar a este teléfono.',
  glance: 'La semana de un vistazo',
  mirror: 'Vacío significa silencio',
  rings: 'Suena, {hours} h por semana',
  clockBack: 'El {date} se atrasa el reloj: {times} ocurre dos veces, y las llamadas suenan ambas veces.',
  clockForward: 'El {date} se adelanta el reloj: {times} no existe.',
  clockForwardWhole: 'El {date} se adelanta el reloj: {times} no existe, y este horario se omite.',
}
