import { changedParts, mergeEdits } from '@portal/domain'
import { describe, expect, it } from 'vitest'
import type { Location } from '#portal/access/places.ts'
import { scheduleProblems, newSchedule, scheduleParts, toScheduleChange, toScheduleForm, toScheduleRequest, type Schedule } from './scheduleForm.ts'

const place = {
  PropertyLocationID: 4, Name: 'Clubhouse', TimeZone: 'America/Chicago',
  Modules: [{ ModuleID: 1, Name: 'Clubhouse', HardwareModel: 'Entria 4DC', HardwareID: 84, IsOnline: true, Ports: [{ PortID: 'clubhouse', PortNumber: 1, Name: 'Front Door', Status: 'Closed' }] }],
} satisfies Location

const saved: Schedule = {
  ID: 7, Name: 'Clubhouse hours', PropertyLocationID: 4, DoorOutputMode: 2, Ports: ['clubhouse'],
  Windows: [{ Days: [5, 6], Start: 1320, End: 120 }],
  Exceptions: [{ Name: 'Party', From: '2026-12-31', Until: '2026-12-31', Effect: 'allow', Start: 1080, End: 1440 }],
  PausesOnHolidays: true, IsActive: true, TimeZone: 'America/Chicago', IsRunning: false, NextChange: null, Version: 3, UpdatedBy: '',
}

describe('§3 Door output modes: a schedule form', () => {
  it('the form saves the values that it read', () => {
    const { TimeZone: _zone, IsRunning: _running, NextChange: _next, UpdatedBy: _by, ...sent } = saved
    expect(toScheduleRequest(7, { version: 3, values: toScheduleForm(saved) })).toEqual(sent)
  })

  it('a new schedule begins with every door of the location', () => {
    const values = toScheduleForm(newSchedule(place))
    expect(values).toMatchObject({ where: { locationId: 4, ports: ['clubhouse'] }, mode: 2 })
    expect(toScheduleRequest(0, { version: 0, values: { ...values, name: ' Day ' } })).toMatchObject({ ID: null, Version: null, Name: 'Day' })
  })

  it('a copied schedule has the doors, hours, exceptions and mode of the other schedule, and no name', () => {
    const values = toScheduleForm(newSchedule(place, { ...saved, IsActive: false, IsRunning: true }))
    expect(values).toEqual({ ...toScheduleForm(saved), name: '' })
    expect(toScheduleRequest(0, { version: 0, values: { ...values, name: 'Sunday' } })).toMatchObject({ ID: null, Version: null, Windows: saved.Windows })
  })

  it('"at any time" is every day around the clock', () => {
    const values = toScheduleForm(newSchedule(place))
    const always = { ...values, restriction: { ...values.restriction, windows: null } }
    expect(toScheduleRequest(0, { version: 0, values: always }).Windows).toEqual([{ Days: [1, 2, 3, 4, 5, 6, 7], Start: 0, End: 1440 }])
  })

  it('a schedule needs a name, a door, and hours or a date that opens', () => {
    const form = toScheduleForm(saved)
    const without = { ...form.restriction, windows: [] }
    const nowhere = { ...form, name: ' ', where: { locationId: 4, ports: [] } }
    expect(scheduleProblems(form)).toEqual({})
    expect(scheduleProblems(nowhere)).toEqual({ name: 'nameMissing', where: 'doorsMissing' })
    expect(scheduleProblems({ ...form, restriction: without })).toEqual({})
    expect(scheduleProblems({ ...form, restriction: { ...without, exceptions: [] } })).toEqual({ restriction: 'hoursMissing' })
  })

  it('the preview of a schedule needs doors, but no name', () => {
    const form = toScheduleForm(saved)
    expect(toScheduleChange(7, { ...form, name: '' })).toMatchObject({ Kind: 'schedule', ScheduleID: 7, Ports: ['clubhouse'], IsActive: true })
    expect(toScheduleChange(0, form)).toMatchObject({ ScheduleID: null })
    expect(toScheduleChange(7, { ...form, where: { locationId: 4, ports: [] } })).toBeNull()
  })

  it('equal hours are not a change, and doors are merged together with their location', () => {
    const base = toScheduleForm(saved)
    const twice = { ...base, restriction: { ...base.restriction, windows: [{ days: [5 as const], start: 1320, end: 120 }, { days: [6 as const], start: 1320, end: 120 }] } }
    expect(changedParts(scheduleParts, base, twice)).toEqual([])
    const mine = { ...base, where: { locationId: 4, ports: ['back', 'clubhouse'] } }
    const theirs = { ...base, where: { locationId: 8, ports: ['tower-b-lobby'] }, restriction: { ...base.restriction, exceptions: [] } }
    const merged = mergeEdits(scheduleParts, { base, mine, theirs })
    expect(merged).toMatchObject({ conflicts: ['where'], onlyMine: [], onlyTheirs: ['exceptions'], merged: { where: theirs.where } })
  })
})
