import { describe, expect, it } from 'vitest'
import type { Location } from '#portal/access/places.ts'
import { newSchedule } from './scheduleForm.ts'
import { holidayProblems, pausingOn, toHolidayForm, toHolidayRequest, type Holiday } from './holidayForm.ts'

const typed = { ID: 4, PropertyLocationID: 101, Name: 'Christmas', From: '2026-12-24', Until: '2026-12-26', Version: 2 }
const christmas: Holiday = { ...typed, UpdatedBy: 'Dana Whitfield' }
const form = toHolidayForm(christmas, 7)

describe('a holiday', () => {
  it('a holiday needs a name and a first day, and an end that is not before the first day', () => {
    expect(holidayProblems(toHolidayForm(null, 7))).toEqual({ name: 'holidayNameMissing', days: 'firstDayMissing' })
    expect(holidayProblems({ ...form, name: ' ' })).toEqual({ name: 'holidayNameMissing' })
    expect(holidayProblems({ ...form, days: { ...form.days, until: '2026-12-23' } })).toEqual({ days: 'backwards' })
    expect(holidayProblems({ ...form, days: { ...form.days, until: null } })).toEqual({})
    expect(holidayProblems(form)).toEqual({})
  })

  it('a holiday is saved unchanged; without a last day it lasts one day', () => {
    expect(toHolidayRequest(form, 4, 2)).toEqual(typed)
    expect(toHolidayRequest({ name: ' New Year ', placeId: 7, days: { from: '2027-01-01', until: null } }, null, null)).toEqual({
      ID: null, Version: null, PropertyLocationID: 7, Name: 'New Year', From: '2027-01-01', Until: '2027-01-01',
    })
  })

  it('a holiday counts the schedules of its property that pause on holidays', () => {
    const places = [101, 102, 201].map((PropertyLocationID): Location => ({ PropertyLocationID, PropertyID: PropertyLocationID < 200 ? 1 : 2, Name: '', TimeZone: 'America/Chicago', Modules: [] }))
    const at = (placeId: number, PausesOnHolidays: boolean) => ({ ...newSchedule(places.find(({ PropertyLocationID }) => PropertyLocationID === placeId)), PausesOnHolidays })
    const schedules = [at(101, true), at(102, true), at(102, false), at(201, true)]
    expect(pausingOn(christmas, schedules, places)).toBe(2)
    expect(pausingOn({ ...christmas, PropertyLocationID: 201 }, schedules, places)).toBe(1)
  })
})
