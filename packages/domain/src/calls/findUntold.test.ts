import { expect, it } from 'vitest'
import { ana, everyDay } from './callExamples.fixture.ts'
import { findUntold, type NoticeWay } from './findUntold.ts'

const whole = [{ days: everyDay, start: 0, end: 1440 }]
const night = [{ days: everyDay, start: 22 * 60, end: 7 * 60 }]

it.each<[string, NoticeWay, object, string | null]>([
  ['someone with the app', 'app', {}, null],
  ['someone who is quiet at night', 'app', { quietHours: night }, null],
  ['someone without the app', 'app', { hasApp: false }, 'noApp'],
  ['someone whose app may not notify', 'app', { allowsNotifications: false }, 'notNotified'],
  ['someone who is always quiet', 'telephone', { quietHours: whole }, 'alwaysQuiet'],
  ['a telephone, which asks for no permission', 'telephone', { hasApp: false, allowsNotifications: false }, null],
  ['someone with mail alone', 'message', { hasApp: false }, null],
  ['someone with the app alone', 'message', { email: '' }, null],
  ['someone with a silent app alone', 'message', { email: '', allowsNotifications: false }, 'noWay'],
  ['someone who has gone', 'message', { goneSince: 1000 }, 'gone'],
  ['someone who goes later', 'message', { goneSince: 1001 }, null],
])('§6 notification: %s, by %s', (_who, way, changes, reason) => {
  expect(findUntold({ ...ana, email: 'ana@mail.example', ...changes }, way, 1000)).toBe(reason)
})
