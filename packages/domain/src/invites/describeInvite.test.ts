import { describe, expect, it } from 'vitest'
import { firstInstantAt } from '../time/zoneClock.ts'
import { toLocalMinutes } from '../time/localDate.ts'
import { describeInvite, describeInviteTimes, type InviteTimes } from './describeInvite.ts'

const timeZone = 'America/Chicago'
const at = (date: string, hour = 0) => firstInstantAt(timeZone, toLocalMinutes({ date, minute: hour * 60 }) ?? 0)
const now = at('2026-11-23', 16)
const any: InviteTimes = { windows: null, startAt: null, endAt: null, usesAllowed: null }
const say = (times: Partial<InviteTimes>, locale = 'en-US') => describeInviteTimes({ ...any, ...times }, { locale, timeZone, now })

describe('when an invite opens', () => {
  it.each<[Partial<InviteTimes>, string]>([
    [{}, 'At any time'],
    [{ startAt: at('2026-11-23'), endAt: at('2026-11-24') }, 'Today'],
    [{ startAt: at('2026-11-23'), endAt: at('2026-11-24') - 1000 }, 'Today'],
    [{ startAt: at('2026-11-23'), endAt: at('2026-11-23', 20), usesAllowed: 1 }, 'Today until 8:00 PM, once'],
    [{ startAt: at('2026-11-23', 18), endAt: at('2026-11-23', 20) }, 'Today, 6:00 PM to 8:00 PM'],
    [{ startAt: at('2026-11-23', 18), endAt: at('2026-11-24') }, 'Today from 6:00 PM'],
    [{ startAt: at('2026-11-28'), endAt: at('2026-11-30') }, 'Sat, Nov 28 to Sun, Nov 29'],
    [{ startAt: at('2026-11-28'), endAt: at('2026-11-29') }, 'Sat, Nov 28'],
    [{ startAt: at('2026-11-01'), endAt: at('2027-01-01', 9) }, 'Until Fri, Jan 1, 2027, 9:00 AM'],
    [{ startAt: at('2026-11-25', 9), usesAllowed: 5 }, 'From Wed, Nov 25, 9:00 AM, 5 times'],
    [{ windows: [{ days: [1, 4], start: 540, end: 720 }], endAt: at('2026-12-24') }, 'Every Monday and Thursday, 9:00 AM to 12:00 PM, through Wed, Dec 23'],
    [{ windows: [{ days: [], start: 540, end: 720 }] }, 'At no time'],
    [{ windows: [{ days: [1, 2, 3, 4, 5, 6, 7], start: 540, end: 720 }] }, 'Every day, 9:00 AM to 12:00 PM'],
  ])('%j: %s', (times, sentence) => {
    expect(say(times)).toBe(sentence)
  })

  it('the time zone is named if the reader is in another', () => {
    expect(describeInviteTimes(any, { locale: 'en-US', timeZone, viewerTimeZone: 'America/New_York', now })).toBe('At any time, times in Central Time')
    expect(describeInviteTimes(any, { locale: 'en-US', timeZone, viewerTimeZone: timeZone, now })).toBe('At any time')
  })
})

it('up to three doors are named, and more are counted', () => {
  const opens = (doors: string[], locale = 'en-US') => describeInvite({ ...any, endAt: at('2026-11-23', 20), doors }, { locale, timeZone, now })
  expect(opens(['Main Gate', 'Pool Gate'])).toBe('Opens Main Gate and Pool Gate, today until 8:00 PM.')
  expect(opens(['A', 'B', 'C', 'D'])).toBe('Opens 4 doors, today until 8:00 PM.')
  expect(opens(['Main Gate', 'Pool Gate'], 'es-US')).toBe('Abre Main Gate y Pool Gate, hoy hasta 8:00 p.m.')
})
