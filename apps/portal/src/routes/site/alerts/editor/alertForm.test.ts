import { alertCauses } from '@portal/domain'
import { expect, it } from 'vitest'
import { alertKind, alertProblems, newAlert, toAlertForm, withCause } from './alertForm.ts'

const form = toAlertForm(newAlert)

it('a changed cause keeps the values that both causes have, and the others begin again', () => {
  const chosen = { ...form, at: ['pool'], minutes: 15, again: 30 }
  expect(withCause(chosen, 'heldOpen')).toEqual({ ...chosen, cause: 'heldOpen' })
  expect(withCause(chosen, 'offline')).toEqual({ ...chosen, cause: 'offline', at: null })
  expect(withCause(chosen, 'denials')).toMatchObject({ at: ['pool'], minutes: 10, count: 5, again: null })
})

it('an empty choice of places, users or ways cannot be saved', () => {
  expect(alertProblems(form)).toEqual({})
  expect(alertProblems({ ...form, at: [], to: [], ways: [] })).toEqual({ at: 'placesMissing', to: 'peopleMissing', ways: 'waysMissing' })
})

it('the request of every cause has only the values of that cause', () => {
  for (const cause of alertCauses) {
    const request = alertKind(0).toPayload({ version: 0, base: form, values: withCause({ ...form, to: [{ id: 7, name: 'Kim' }] }, cause) })
    expect(request).toMatchObject({ ID: null, Version: null, Cause: cause, To: [7], IsOn: true })
    if (cause === 'invoiceOverdue') expect(request).toMatchObject({ At: null, Minutes: 0, Again: null })
  }
})
