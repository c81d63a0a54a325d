import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { isEmailAddress, plainParts } from '@portal/domain'
import type { newRecord, RecordEdit, RecordKind } from '#portal/forms/recordKind.ts'

export type Contact = ResponseOf<typeof endpoints.getContacts>['Contacts'][number]

const texts = ['Name', 'Relation', 'Phone', 'Email', 'Notes'] as const
export type ContactText = (typeof texts)[number]
export type ContactForm = Record<ContactText, string> & { PropertyID: number }
export type ContactField = keyof ContactForm
type ContactProblems = Partial<Record<ContactText, 'nameMissing' | 'emailWrong' | 'wayMissing'>>

/** The kind of record for the form of a contact; null for a new one, of the property `propertyId`. */
export function contactKind(contact: Contact | null, propertyId: number) {
  return {
    name: `contact:${contact?.ID ?? 'new'}`,
    parts: plainParts<ContactForm, ContactField>([...texts, 'PropertyID']),
    valuesOf: (saved) => toContactForm('Name' in saved ? saved : null, propertyId),
    check: contactProblems,
    toPayload: (edit) => toContactRequest(edit, contact),
  } satisfies RecordKind<Contact | typeof newRecord, ContactForm, ContactField, ContactProblems>
}

export function toContactForm(contact: Contact | null, propertyId: number): ContactForm {
  const { Name = '', Relation = '', Phone = '', Email = '', Notes = '', PropertyID = propertyId } = contact ?? {}
  return { Name, Relation, Phone, Email, Notes, PropertyID }
}

/** The problems of the form. A contact needs a name, and a phone number or an email address. */
export function contactProblems({ Name, Phone, Email }: ContactForm): ContactProblems {
  const [hasPhone, email] = [Phone.trim() !== '', Email.trim()]
  return {
    ...(Name.trim() === '' && { Name: 'nameMissing' as const }),
    ...(email !== '' && !isEmailAddress(email) && { Email: 'emailWrong' as const }),
    ...(email === '' && !hasPhone && { Phone: 'wayMissing' as const }),
  }
}

export function toContactRequest({ values, version }: Pick<RecordEdit<ContactForm>, 'values' | 'version'>, contact: Contact | null): PayloadOf<typeof endpoints.saveContact> {
  const trimmed = Object.fromEntries(texts.map((field) => [field, values[field].trim()])) as Record<ContactText, string>
  return { ...trimmed, PropertyID: values.PropertyID, UserID: contact?.UserID ?? null, ...(contact && { ID: contact.ID, Version: version }) }
}
