import type { Translation } from '../../words/messages.ts'
import type { restrictionEnglish } from './restriction.messages.ts'

export const es: Translation<typeof restrictionEnglish> = {
  anyTime: 'a cualquier hora',
  noTime: 'en ningún momento',
  everyDay: 'todos los días',
  allDay: 'todo el día',
  midnight: 'medianoche',
  dayRange: 'de {first} a {last}',
  timeRange: 'de {start} a {end}',
  overnight: 'de {start} a {end} del día siguiente',
  daysAndTimes: '{days}, {times}',
  dateAndTime: '{date}, {time}',
  dateRange: 'del {first} al {last}',
  only: 'solo el {when}',
  from: 'desde el {moment}',
  until: 'hasta el {moment}',
  through: 'hasta el final del {date}',
  uses: { one: '{count} uso', other: '{count} usos' },
  usesLeft: { one: 'queda {count} uso', other: 'quedan {count} usos' },
  usesPerDay: { one: 'como máximo {count} entrada al día', other: 'como máximo {count} entradas al día' },
  onDays: '{limit}: {days}',
  closedOnHolidays: 'cerrado en días festivos',
  open: 'abierto: {when}',
  closed: 'cerrado: {when}',
  named: '{exception} («{name}»)',
  timesIn: 'en {zone}',
}
