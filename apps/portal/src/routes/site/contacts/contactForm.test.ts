import { describe, expect, it } from 'vitest'
import { contactProblems, toContactForm, toContactRequest, type Contact } from './route.tsx'

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
    expect(toContactRequest({ values: { ...form, Name: ' Hollis & Daughter ' }, version: 3 }, plumber)).toMatchObject({ ID: 2, Version: 3, Name: 'Hollis & Daughter', PropertyID: 1, UserID: null })
    expect(toContactRequest({ values: form, version: 0 }, null)).not.toHaveProperty('ID')
  })

  it('a contact of a user keeps its user', () => {
    expect(toContactRequest({ values: form, version: 3 }, { ...plumber, UserID: 7 }).UserID).toBe(7)
  })
})
