import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { Button, CellLines, ChoiceField, type DataTableColumn, EmailField, FilterBar, FilteredTextArea, FilteredTextField, Grid, Icon, Menu, PageHeader, SearchField, Stack, TextLink } from '@portal/ui'
import { Contact as ContactIcon, Ellipsis, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { ConfirmCall } from '#portal/app/ConfirmCall.tsx'
import { listAddress, pagePart, searchPart } from '#portal/app/listAddress.ts'
import { type ListProps, listScreen } from '#portal/app/listScreen.tsx'
import { ListTable } from '#portal/app/ListTable.tsx'
import { paths, userPath } from '#portal/app/paths.ts'
import { useOpenInAddress } from '#portal/app/useOpenInAddress.ts'
import { useRights } from '#portal/app/useRights.ts'
import { type EditWords, newRecord, type RecordEdit, type RecordKind } from '#portal/forms/recordKind.ts'
import { RecordDialog } from '#portal/forms/RecordDialog.tsx'
import { useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { historyMessages } from '#portal/log/history.messages.ts'
import { useHistory } from '#portal/log/useHistory.tsx'
import { usePeopleChoices } from '#portal/people/usePeopleChoices.ts'
import { contactsMessages } from './messages.ts'
import type { PayloadOf } from '@portal/api-client'
import { isEmailAddress, plainParts } from '@portal/domain'

/** The number of rows on a page: ten, as specified for lists (§9). */
const pageSize = 10

const contactsAddress = listAddress(paths.contacts, { search: searchPart(100), page: pagePart })

/** The page `/site/users/contacts`: the contacts of the account and its users. */
export const route = listScreen({
  address: contactsAddress,
  load: ({ search, page }, { api, signal }) => api.getContacts({ searchText: search.trim(), page, count: pageSize }, { signal }),
  words: contactsMessages,
  head: (t) => ({ title: t.title, breadcrumb: [{ label: t.users, href: paths.users }] }),
  Page: ContactsPage,
})

function RemoveContact({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const t = contactsMessages.useWords()
  return (
    <ConfirmCall
      call={(api) => api.deleteContact({ ID: contact.ID })}
      said={() => t.removed({ name: contact.Name })}
      onClose={onClose}
      title={t.removeTitle({ name: contact.Name })}
      confirmLabel={t.removeConfirm}
      consequences={[{ count: 1, effect: t.removeEffect }]}
    />
  )
}

/** Lists all contacts by name. */
function ContactsPage(list: ListProps<typeof contactsAddress.whole, ResponseOf<typeof endpoints.getContacts>>) {
  const { answer, search } = list
  const mayEdit = useRights()('users.edit')
  /** The address has `?edit=new`, or the id of the edited contact. */
  const [edited, edit] = useOpenInAddress('edit')
  const [removed, setRemoved] = useState<Contact | null>(null)
  const opened = answer?.Contacts.find(({ ID }) => String(ID) === edited) ?? null
  const t = contactsMessages.useWords()
  const columns = useColumns()
  const words = historyMessages.useWords()
  const history = useHistory()
  const add = (variant?: 'primary') =>
    mayEdit && (
      <Button variant={variant} icon={Plus} onClick={() => edit('new')}>
        {t.add}
      </Button>
    )
  const menuOf = (contact: Contact) => (
    <Menu
      label={t.more({ name: contact.Name })}
      items={[
        { id: 'edit', label: t.edit, onSelect: () => edit(String(contact.ID)) },
        ...(history.mayLook ? [{ id: 'history', label: words.history, onSelect: () => history.show({ subject: 'contact', id: contact.ID, name: contact.Name }) }] : []),
        { id: 'remove', label: t.remove, tone: 'danger', onSelect: () => setRemoved(contact) },
      ]}
    >
      <Icon icon={Ellipsis} />
    </Menu>
  )
  return (
    <Stack gap={4}>
      <PageHeader title={t.title} facts={answer && t.counted({ count: answer.Total })} breadcrumb={[{ label: t.users, href: paths.users }]} actions={add('primary')} phoneActions="beside" />
      <FilterBar search={<SearchField label={t.search} maxLength={100} {...search} />} />
      <ListTable
        list={list}
        words={t}
        columns={columns}
        rows={answer?.Contacts}
        getRowId={({ ID }) => String(ID)}
        getRowName={({ Name }) => Name}
        page={{ size: pageSize, total: answer?.Total }}
        add={add()}
        rowActions={mayEdit ? menuOf : undefined}
      />
      {history.shown}
      {mayEdit && (edited === 'new' || opened) && <ContactDialog key={edited} contact={opened} onClose={() => edit(null)} />}
      {removed && <RemoveContact contact={removed} onClose={() => setRemoved(null)} />}
    </Stack>
  )
}

function useColumns(): DataTableColumn<Contact>[] {
  const t = contactsMessages.useWords()
  return [
    { id: 'name', header: t.name, phone: 'title', width: '30%', cell: ({ Name, Relation }) => <CellLines second={Relation}>{Name}</CellLines> },
    { id: 'phone', header: t.phone, phone: 'fact', isEmpty: ({ Phone }) => Phone === '', cell: ({ Phone }) => (Phone ? <TextLink href={`tel:${Phone.replaceAll(/[^\d+]/g, '')}`}><bdi>{Phone}</bdi></TextLink> : '–') },
    { id: 'email', header: t.email, phone: 'line', isEmpty: ({ Email }) => Email === '', cell: ({ Email }) => (Email ? <TextLink href={`mailto:${Email}`}>{Email}</TextLink> : '–') },
    {
      id: 'whose',
      header: t.whose,
      phone: 'hidden',
      width: '26%',
      cell: ({ UserID, UserName, PropertyName, Notes }) => (
        <CellLines second={Notes}>
          {UserID === null ? t.ofProperty({ property: PropertyName }) : <TextLink href={userPath(UserID)}>{t.ofUser({ person: UserName })}</TextLink>}
        </CellLines>
      ),
    },
  ]
}

interface ContactDialogProps {
  /** The contact to edit; null for a new one. */
  contact: Contact | null
  onClose: () => void
}

/** Creates or edits a contact. */
function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const t = contactsMessages.useWords()
  const { properties } = usePeopleChoices()
  const name = useRef<HTMLInputElement>(null)
  const editing = useRecordEdit(contact ?? newRecord, contactKind(contact, properties[0]?.ID ?? 0), (api, payload) => api.saveContact(payload), { keepsData: false })
  const { values } = editing.edit
  const labels = { Name: t.name, Relation: t.relation, Phone: t.phone, Email: t.email, Notes: t.notes, PropertyID: t.property }
  const propertyName = (id: number) => properties.find(({ ID }) => ID === id)?.Name ?? ''
  const words: EditWords<ContactForm, ContactField> = { nameOf: (field) => labels[field], textOf: (field, of) => (field === 'PropertyID' ? propertyName(of.PropertyID) : of[field]) }
  const text = (field: ContactText) => ({
    label: labels[field],
    value: values[field],
    error: editing.problems[field] && t[editing.problems[field]],
    onChange: (event: { currentTarget: { value: string } }) => editing.change({ [field]: event.currentTarget.value }),
  })
  return (
    <RecordDialog
      title={contact ? t.editTitle({ name: contact.Name }) : t.addTitle}
      icon={ContactIcon}
      initialFocus={name}
      saveLabel={t.save}
      saidSaved={({ Name }) => t.saved({ name: Name.trim() })}
      {...{ editing, words, onClose }}
    >
      <FilteredTextField {...text('Name')} ref={name} maxLength={100} autoComplete="off" />
      <FilteredTextField {...text('Relation')} help={t.relationHelp} isOptional maxLength={60} autoComplete="off" />
      <Grid minColumn="180px" gap={4}>
        <FilteredTextField {...text('Phone')} inputMode="tel" maxLength={32} autoComplete="off" />
        <EmailField {...text('Email')} maxLength={254} autoComplete="off" />
      </Grid>
      {properties.length > 1 && contact?.UserID == null && (
        <ChoiceField
          label={t.property}
          value={String(values.PropertyID)}
          options={properties.map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
          onValueChange={({ value }) => editing.change({ PropertyID: Number(value) })}
        />
      )}
      <FilteredTextArea {...text('Notes')} isOptional maxLength={1000} rows={3} />
    </RecordDialog>
  )
}

export type Contact = ResponseOf<typeof endpoints.getContacts>['Contacts'][number]

const texts = ['Name', 'Relation', 'Phone', 'Email', 'Notes'] as const
type ContactText = (typeof texts)[number]
type ContactForm = Record<ContactText, string> & { PropertyID: number }
type ContactField = keyof ContactForm
type ContactProblems = Partial<Record<ContactText, 'nameMissing' | 'emailWrong' | 'wayMissing'>>

/** The kind of record for the form of a contact; null for a new one, of the property `propertyId`. */
function contactKind(contact: Contact | null, propertyId: number) {
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
