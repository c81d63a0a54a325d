import { describe, expect, it } from 'vitest'
import { contactProblems, isContactChanged, overtaken, toContactForm, toContactRequest, type Contact } from './contactForm.ts'

const plumber: Contact = {
  ID: 2, PropertyID: 1, PropertyName: 'Pines', UserID: null, UserName: '', Name: 'Hollis', Relation: 'Plumber', Phone: '+1 713 555 0131', Email: '', Notes: '', Version: 3, UpdatedBy: '',
}
const form = toContactForm(plumber, 1)

describe('a contact', () => {
  it('a contact needs a name and a phone number or email address', () => {
    expect(contactProblems(toContactForm(null, 1))).toEqual({ Name: 'nameMissing', Phone: 'wayMissing' })
    expect(contactProblems({ ...form, Phone: ' ', Email: 'office@' })).toEqual({ Email: 'emailWrong' })
    expect(contactProblems({ ...form, Phone: '', Email: 'office@hollis.example' })).toEqual({})
  })

  it('a contact is saved without extra spaces, with the version that was read', () => {
    expect(toContactRequest({ ...form, Name: ' Hollis & Daughter ' }, plumber)).toMatchObject({ ID: 2, Version: 3, Name: 'Hollis & Daughter', PropertyID: 1, UserID: null })
    expect(toContactRequest(form, null)).not.toHaveProperty('ID')
  })

  it('a contact of a user keeps its user', () => {
    expect(toContactRequest(form, { ...plumber, UserID: 7 }).UserID).toBe(7)
  })
})

it('another user’s saved changes are shown where they differ from the typed values', () => {
  const current = { ...plumber, Phone: '+1 713 555 0199', Notes: 'Day and night', Version: 4 }
  expect(overtaken({ ...form, Notes: 'Day and night', Relation: 'Water' }, plumber, current)).toEqual({ Phone: '+1 713 555 0199' })
})

describe('a draft', () => {
  it('a draft counts as changed only if it differs from the read contact', () => {
    expect(isContactChanged({ form, seen: plumber }, 1)).toBe(false)
    expect(isContactChanged({ form: toContactForm(null, 5), seen: null }, 5)).toBe(false)
    expect(isContactChanged({ form: { ...form, Notes: 'x' }, seen: plumber }, 1)).toBe(true)
    expect(isContactChanged({ form: { ...form, PropertyID: 2 }, seen: plumber }, 1)).toBe(true)
  })
})
