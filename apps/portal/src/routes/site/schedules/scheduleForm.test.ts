import { describe, expect, it } from 'vitest'
import type { Location } from '../../../access/places.ts'
import { checkSchedule, emptySchedule, toScheduleForm, toScheduleRequest, type Schedule } from './scheduleForm.ts'

const place = {
  PropertyLocationID: 4, Name: 'Clubhouse', TimeZone: 'America/Chicago',
  Modules: [{ ModuleID: 1, Name: 'Clubhouse', HardwareModel: 'Entria 4DC', HardwareID: 84, IsOnline: true, Ports: [{ PortID: 'clubhouse', PortNumber: 1, Name: 'Front Door', Status: 'Closed' }] }],
} satisfies Location

const saved: Schedule = {
  ID: 7, Name: 'Clubhouse hours', PropertyLocationID: 4, DoorOutputMode: 2, Ports: ['clubhouse'],
  Windows: [{ Days: [5, 6], Start: 1320, End: 120 }],
  Exceptions: [{ Name: 'Party', From: '2026-12-31', Until: '2026-12-31', Effect: 'allow', Start: 1080, End: 1440 }],
  PausesOnHolidays: true, IsActive: true, TimeZone: 'America/Chicago', IsRunning: false, NextChange: null, Version: 3,
}

describe('§3 Door output modes: a schedule’s form', () => {
  it('saves what it read', () => {
    const { TimeZone: _zone, IsRunning: _running, NextChange: _next, ...sent } = saved
    expect(toScheduleRequest(toScheduleForm(saved), saved)).toEqual(sent)
  })

  it('begins with every door of the place', () => {
    expect(emptySchedule(place)).toMatchObject({ locationId: 4, ports: ['clubhouse'], mode: 2 })
    expect(toScheduleRequest({ ...emptySchedule(place), name: ' Day ' }, null)).toMatchObject({ ID: null, Version: null, Name: 'Day' })
  })

  it('"at any time" is every day around the clock', () => {
    const form = emptySchedule(place)
    expect(toScheduleRequest({ ...form, restriction: { ...form.restriction, windows: null } }, null).Windows).toEqual([{ Days: [1, 2, 3, 4, 5, 6, 7], Start: 0, End: 1440 }])
  })

  it('needs a name, a door, and hours or a date that opens', () => {
    const form = toScheduleForm(saved)
    const without = { ...form.restriction, windows: [] }
    expect(checkSchedule(form)).toEqual({})
    expect(checkSchedule({ ...form, name: ' ', ports: [] })).toEqual({ name: 'nameMissing', ports: 'doorsMissing' })
    expect(checkSchedule({ ...form, restriction: without })).toEqual({})
    expect(checkSchedule({ ...form, restriction: { ...without, exceptions: [] } })).toEqual({ restriction: 'hoursMissing' })
  })
})
