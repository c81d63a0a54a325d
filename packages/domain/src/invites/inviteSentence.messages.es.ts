import type { Translation } from '../words/messages.ts'
import type { inviteSentenceEnglish } from './inviteSentence.messages.ts'

export const es: Translation<typeof inviteSentenceEnglish> = {
  opens: 'Abre {doors}, {when}.',
  doors: { one: '{count} puerta', other: '{count} puertas' },
  today: 'hoy',
  todayUntil: 'hoy hasta {time}',
  todayFrom: 'hoy desde {time}',
  todayBetween: 'hoy, {times}',
  weekly: 'cada semana, {days}, {times}',
  daily: '{days}, {times}',
  once: 'una vez',
  uses: { one: '{count} vez', other: '{count} veces' },
}
