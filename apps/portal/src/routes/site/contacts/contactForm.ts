import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { isEmailAddress } from '@portal/domain'

export type Contact = ResponseOf<typeof endpoints.getContacts>['Contacts'][number]
export type ContactRequest = PayloadOf<typeof endpoints.saveContact>

/** The text fields of a contact. */
export const contactFields = ['Name', 'Relation', 'Phone', 'Email', 'Notes'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactForm = Record<ContactField, string> & { PropertyID: number }
export type ContactProblem = 'nameMissing' | 'emailWrong' | 'wayMissing'

export function toContactForm(contact: Contact | null, propertyId: number): ContactForm {
  const { Name = '', Relation = '', Phone = '', Email = '', Notes = '', PropertyID = propertyId } = contact ?? {}
  return { Name, Relation, Phone, Email, Notes, PropertyID }
}

/** The unsaved values, with the contact's values before the user typed. */
export interface ContactDraft {
  form: ContactForm
  seen: Contact | null
}

export const contactDraftName = (contact: Contact | null) => `contact:${contact?.ID ?? 'new'}`

/** Whether the typed values differ from the record. */
export function isContactChanged({ form, seen }: ContactDraft, propertyId: number): boolean {
  const read = toContactForm(seen, propertyId)
  return form.PropertyID !== read.PropertyID || contactFields.some((field) => form[field] !== read[field])
}

/** The problems of the form. A contact needs a name, and a phone number or an email address. */
export function contactProblems({ Name, Phone, Email }: ContactForm): Partial<Record<ContactField, ContactProblem>> {
  const [hasPhone, email] = [Phone.trim() !== '', Email.trim()]
  return {
    ...(Name.trim() === '' && { Name: 'nameMissing' as const }),
    ...(email !== '' && !isEmailAddress(email) && { Email: 'emailWrong' as const }),
    ...(email === '' && !hasPhone && { Phone: 'wayMissing' as const }),
  }
}

/** The request that saves a contact. `contact` is the latest record, whose version proves that nobody has changed it. */
export function toContactRequest(form: ContactForm, contact: Contact | null): ContactRequest {
  const texts = Object.fromEntries(contactFields.map((field) => [field, form[field].trim()])) as Record<ContactField, string>
  return { ...texts, PropertyID: form.PropertyID, UserID: contact?.UserID ?? null, ...(contact && { ID: contact.ID, Version: contact.Version }) }
}

/** The fields that another user saved meanwhile with other values than this form's. */
export function overtaken(form: ContactForm, seen: Contact | null, current: Contact): Partial<Record<ContactField, string>> {
  const changed = contactFields.filter((field) => current[field] !== form[field].trim() && current[field] !== seen?.[field])
  return Object.fromEntries(changed.map((field) => [field, current[field]]))
}
