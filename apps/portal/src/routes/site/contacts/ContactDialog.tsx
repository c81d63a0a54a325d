import { ChoiceField, EmailField, FilteredTextArea, FilteredTextField, Grid, InlineAlert, useToaster } from '@portal/ui'
import { Contact as ContactIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import { useFormDraft } from '#portal/forms/useFormDraft.ts'
import { contactProblems, contactDraftName, isContactChanged, overtaken, toContactForm, toContactRequest, type Contact, type ContactDraft, type ContactField, type ContactForm } from './contactForm.ts'
import { contactsMessages } from './messages.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useRouteAction } from '#portal/app/useRouteAction.ts'
import { conflictMessages } from '#portal/forms/conflict.messages.ts'
import { currentRecord } from '#portal/forms/saveRecord.ts'
import { usePeopleChoices } from '#portal/people/usePeopleChoices.ts'
import type { ContactChange } from './route.tsx'

export interface ContactDialogProps {
  /** The contact to edit; null for a new one. */
  contact: Contact | null
  onClose: () => void
}

/** Creates or edits a contact. */
export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const t = contactsMessages.useWords()
  const { someone } = conflictMessages.useWords()
  const { properties } = usePeopleChoices()
  const { drafts } = usePortal()
  const toaster = useToaster()
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
  const [asked, setAsked] = useState(draft.current)
  const { failure, error, isBusy, run } = useRouteAction<ContactChange, unknown>(() => {
    toaster.success(t.saved({ name: asked.form.Name.trim() }))
    drafts.drop(contactDraftName(contact))
    onClose()
  })
  /** The contact as another user saved it meanwhile. A further save by others replaces it. */
  const current = currentRecord<Contact>(failure)
  const theirFields = current && overtaken(asked.form, asked.seen, current)
  const change = (changed: Partial<ContactForm>) => draft.type({ form: { ...form, ...changed }, seen })
  const submit = () => {
    draft.tried()
    if (Object.keys(problems).length > 0) return false
    setAsked(draft.current)
    run({ change: 'save', request: { ...toContactRequest(form, seen), ...(current && { Version: current.Version }) } })
    return true
  }
  const texts = (field: ContactField, help?: string) => {
    const problem = draft.hasTried ? problems[field] : undefined
    const theirs = theirFields?.[field]
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
      {...{ isBusy, onClose }}
      error={current ? null : error}
      {...draft.dialog}
      onSubmit={submit}
    >
      {current && (
        <InlineAlert tone="warning" role="alert">
          {t.conflict({ who: current.UpdatedBy || someone })}
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
