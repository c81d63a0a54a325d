import { expect, it } from 'vitest'
import { ana, everyDay } from './callExamples.fixture.ts'
import { findUntold, type NoticeWay } from './findUntold.ts'

const whole = [{ days: everyDay, start: 0, end: 1440 }]
const night = [{ days: everyDay, start: 22 * 60, end: 7 * 60 }]

it.each<[string, NoticeWay, object, string | null]>([
  ['somebody with the app', 'app', {}, null],
  ['somebody who is quiet at night', 'app', { quietHours: night }, null],
  ['somebody without the app', 'app', { hasApp: false }, 'noApp'],
  ['somebody whose app may not notify', 'app', { allowsNotifications: false }, 'notNotified'],
  ['somebody who is always quiet', 'telephone', { quietHours: whole }, 'alwaysQuiet'],
  ['a telephone, which asks for no permission', 'telephone', { hasApp: false, allowsNotifications: false }, null],
  ['somebody with mail alone', 'message', { hasApp: false }, null],
  ['somebody with the app alone', 'message', { email: '' }, null],
  ['somebody with a silent app alone', 'message', { email: '', allowsNotifications: false }, 'noWay'],
  ['somebody who has gone', 'message', { goneSince: 1000 }, 'gone'],
  ['somebody who goes later', 'message', { goneSince: 1001 }, null],
])('§6 notification: %s, by %s', (_who, way, changes, reason) => {
  expect(findUntold({ ...ana, email: 'ana@mail.example', ...changes }, way, 1000)).toBe(reason)
})
