import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { isEmailAddress } from '@portal/domain'

export type Contact = ResponseOf<typeof endpoints.getContacts>['Contacts'][number]
export type ContactRequest = PayloadOf<typeof endpoints.saveContact>

/** The texts of a contact, as they are typed. */
export const contactFields = ['Name', 'Relation', 'Phone', 'Email', 'Notes'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactForm = Record<ContactField, string> & { PropertyID: number }
export type ContactProblem = 'nameMissing' | 'emailWrong' | 'wayMissing'

export function toContactForm(contact: Contact | null, propertyId: number): ContactForm {
  const { Name = '', Relation = '', Phone = '', Email = '', Notes = '', PropertyID = propertyId } = contact ?? {}
  return { Name, Relation, Phone, Email, Notes, PropertyID }
}

/** What is typed and not saved yet, with the contact as read when the typing began. */
export interface ContactDraft {
  form: ContactForm
  seen: Contact | null
}

export const contactDraftName = (contact: Contact | null) => `contact:${contact?.ID ?? 'new'}`

/** A draft out of the storage; anything else in its place is left alone. */
export function readContactDraft(stored: unknown): ContactDraft | null {
  const { form, seen } = (stored ?? {}) as Partial<ContactDraft>
  const isForm = form !== undefined && contactFields.every((field) => typeof form[field] === 'string') && typeof form.PropertyID === 'number'
  return isForm && (seen === null || typeof seen?.Version === 'number') ? { form, seen } : null
}

/** Whether anything was typed that is not what was read. */
export function isContactChanged({ form, seen }: ContactDraft, propertyId: number): boolean {
  const read = toContactForm(seen, propertyId)
  return form.PropertyID !== read.PropertyID || contactFields.some((field) => form[field] !== read[field])
}

/** A contact has a name, and a way to reach it. */
export function contactProblems({ Name, Phone, Email }: ContactForm): Partial<Record<ContactField, ContactProblem>> {
  const [hasPhone, email] = [Phone.trim() !== '', Email.trim()]
  return {
    ...(Name.trim() === '' && { Name: 'nameMissing' as const }),
    ...(email !== '' && !isEmailAddress(email) && { Email: 'emailWrong' as const }),
    ...(email === '' && !hasPhone && { Phone: 'wayMissing' as const }),
  }
}

/** `contact` is what was read last: its version says that nobody changed it since. */
export function toContactRequest(form: ContactForm, contact: Contact | null): ContactRequest {
  const texts = Object.fromEntries(contactFields.map((field) => [field, form[field].trim()])) as Record<ContactField, string>
  return { ...texts, PropertyID: form.PropertyID, UserID: contact?.UserID ?? null, ...(contact && { ID: contact.ID, Version: contact.Version }) }
}

/** What someone saved meanwhile and this form says otherwise. */
export function overtaken(form: ContactForm, seen: Contact | null, current: Contact): Partial<Record<ContactField, string>> {
  const changed = contactFields.filter((field) => current[field] !== form[field].trim() && current[field] !== seen?.[field])
  return Object.fromEntries(changed.map((field) => [field, current[field]]))
}
