import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdays } from '../time/weekdays.ts'
import { readHoursCell, showHours } from './hourCells.ts'

test.each<[string, string | null]>([
  ['Mon-Fri 08:00-18:00', 'Mon-Fri 08:00-18:00'],
  ['monday to friday 8 am - 6 pm; Saturday 9.30-13', 'Mon-Fri 08:00-18:00; Sat 09:30-13:00'],
  ['Sat, Sun 22:00-02:00', 'Sat, Sun 22:00-02:00'],
  ['Fri–Mon 00:00–24:00', 'Mon, Fri-Sun 00:00-24:00'],
  ['Lun-Vie 8:00 a 18:00', 'Mon-Fri 08:00-18:00'],
  ['Sáb y Dom 12 pm-12 am', null],
  ['daily 06:00-22:00', 'Mon-Sun 06:00-22:00'],
  ['6:00-22:00', 'Mon-Sun 06:00-22:00'],
  ['Foo-Fri 8-17', null], ['Mon-Foo 8-17', null], ['Mon 08:00', null], ['Mon 25:00-26:00', null], ['Mon 08:00-08:00', null], ['Someday 08:00-09:00', null], ['M 8-9', null], ['', null], ['Mon 13 pm-3 pm', null],
])('hours “%s” are %s', (text, hours) => {
  const read = readHoursCell(text)
  expect(read && showHours(read)).toBe(hours)
})

test('written hours are read back with the same meaning', () => {
  const minute = fc.integer({ min: 0, max: 1439 })
  const window = fc.record({ days: fc.subarray([...weekdays], { minLength: 1 }), start: minute, end: minute.map((end) => end + 1) }).filter(({ start, end }) => start !== end)
  fc.assert(fc.property(fc.array(window, { minLength: 1, maxLength: 4 }), (windows) => {
    expect(readHoursCell(showHours(windows))).toEqual(windows)
  }))
})
