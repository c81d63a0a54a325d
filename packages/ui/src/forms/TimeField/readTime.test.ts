import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTime, stepTime, writeTime } from './readTime.ts'

describe('a typed time', () => {
  it.each<[string, number | null]>([
    ['9', 540], ['09', 540], ['9:30', 570], ['930', 570], ['0930', 570], ['9.30', 570], ['9h30', 570], ['2130', 1290], ['21:30', 1290],
    ['9 pm', 1260], ['9:30 PM', 1290], ['930p', 1290], ['12 am', 0], ['12:00 AM', 0], ['12a', 0], ['12 p.m.', 720], ['12', 720], ['0', 0],
    ['00:00', 0], ['24', 1440], ['24:00', 1440], ['٩:٣٠', 570],
    ['', null], ['24:01', null], ['25', null], ['9:60', null], ['13 pm', null], ['0 am', null], ['noonish', null], ['9:5', null], ['-1', null],
  ])('%j is %j', (text, minute) => {
    expect(readTime(text)).toBe(minute)
  })

  it('every time that is written in a locale can be read again, 24:00 included', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), fc.constantFrom('en-US', 'en-GB', 'es-ES', 'es-MX', 'de', 'fr', 'pt-BR', 'ar-EG', 'fa'), (minute, locale) => {
        const read = readTime(writeTime(minute, locale), locale)
        expect(minute === 1440 ? [0, 1440] : [minute]).toContain(read)
      }),
    )
    expect([writeTime(1440, 'de'), writeTime(0, 'de'), writeTime(1440, 'en-US')]).toEqual(['24:00', '0:00', '12:00 AM'])
  })
})

describe('arrow keys', () => {
  const day = { min: 0, max: 1440 }
  it.each([[540, 15, 555], [547, 15, 555], [547, -15, 540], [540, -60, 480], [1430, 60, 1440], [1440, 15, 1440], [10, -15, 0]])(
    'the time %i changed by %i is %i', (minute, step, next) => {
      expect(stepTime(minute, step, day)).toBe(next)
    },
  )
})
