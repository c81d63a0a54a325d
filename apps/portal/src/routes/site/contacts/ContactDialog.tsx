import { useStore } from '@nanostores/react'
import { ChoiceField, EmailField, FilteredTextArea, FilteredTextField, Grid, InlineAlert } from '@portal/ui'
import { Contact as ContactIcon } from 'lucide-react'
import { useRef } from 'react'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import { useFormDraft } from '#portal/forms/useFormDraft.ts'
import type { Property } from '#portal/people/usePeopleChoices.ts'
import {
  contactProblems, contactDraftName, isContactChanged, toContactForm, toContactRequest, type Contact, type ContactDraft, type ContactField,
  type ContactForm, type ContactRequest,
} from './contactForm.ts'
import { contactsMessages } from './messages.ts'

export interface ContactDialogProps {
  /** Null: a new one. */
  contact: Contact | null
  properties: readonly Property[]
  /** Who saved meanwhile, and which values; null for no one. */
  overtakenBy: { who: string; fields: Partial<Record<ContactField, string>> } | null
  isBusy: boolean
  error: string | null
  onClose: () => void
  /** The form's values, and the record as read before typing, to compare with other users' changes. */
  onSave: (request: ContactRequest, seen: Contact | null) => void
}

/** Creates or edits a contact. */
export function ContactDialog({ contact, properties, overtakenBy, isBusy, error, onClose, onSave }: ContactDialogProps) {
  const t = useStore(contactsMessages)
  const name = useRef<HTMLInputElement>(null)
  const firstProperty = properties[0]?.ID ?? 0
  const draft = useFormDraft<ContactDraft>({
    name: contactDraftName(contact),
    saved: { form: toContactForm(contact, firstProperty), seen: contact },
    isChanged: (typed) => isContactChanged(typed, firstProperty),
    onClose,
  })
  const { form, seen } = draft.current
  const problems = contactProblems(form)
  const change = (changed: Partial<ContactForm>) => draft.type({ form: { ...form, ...changed }, seen })
  const submit = () => {
    draft.tried()
    if (Object.keys(problems).length > 0) return false
    onSave(toContactRequest(form, seen), seen)
    return true
  }
  const texts = (field: ContactField, help?: string) => {
    const problem = draft.hasTried ? problems[field] : undefined
    const theirs = overtakenBy?.fields[field]
    return {
      label: t[({ Name: 'name', Relation: 'relation', Phone: 'phone', Email: 'email', Notes: 'notes' } as const)[field]],
      value: form[field],
      help: theirs === undefined ? help : t.savedNow({ value: theirs || t.nothing }),
      error: problem && t[problem],
      onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
    }
  }
  return (
    <FormDialog
      title={contact ? t.editTitle({ name: contact.Name }) : t.addTitle}
      icon={ContactIcon}
      initialFocus={name}
      saveLabel={t.save}
      {...{ isBusy, error, onClose }}
      {...draft.dialog}
      onSubmit={submit}
    >
      {overtakenBy && (
        <InlineAlert tone="warning" role="alert">
          {t.conflict({ who: overtakenBy.who })}
        </InlineAlert>
      )}
      <FilteredTextField {...texts('Name')} ref={name} maxLength={100} autoComplete="off" />
      <FilteredTextField {...texts('Relation', t.relationHelp)} isOptional maxLength={60} autoComplete="off" />
      <Grid minColumn="180px" gap={4}>
        <FilteredTextField {...texts('Phone')} inputMode="tel" maxLength={32} autoComplete="off" />
        <EmailField {...texts('Email')} maxLength={254} autoComplete="off" />
      </Grid>
      {properties.length > 1 && contact?.UserID == null && (
        <ChoiceField
          label={t.property}
          value={String(form.PropertyID)}
          options={properties.map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
          onValueChange={({ value }) => change({ PropertyID: Number(value) })}
        />
      )}
      <FilteredTextArea {...texts('Notes')} isOptional maxLength={1000} rows={3} />
    </FormDialog>
  )
}
