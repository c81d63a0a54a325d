import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { Button, CellLines, ChoiceField, DataTable, type DataTableColumn, EmailField, EmptyState, FilterBar, FilteredTextArea, FilteredTextField, Grid, Icon, InlineAlert, Menu, PageHeader, SearchField, Stack, TextLink, useToaster } from '@portal/ui'
import { Contact as ContactIcon, Ellipsis, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '#portal/app/dialogs.tsx'
import { listAddress, pagePart, searchPart } from '#portal/app/listAddress.ts'
import { type ListProps, listScreen } from '#portal/app/listScreen.tsx'
import { paths, userPath } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { useOpenInAddress } from '#portal/app/useOpenInAddress.ts'
import { useRouteAction } from '#portal/app/useRouteAction.ts'
import { useRights } from '#portal/app/useRights.ts'
import { conflictMessages } from '#portal/forms/conflict.messages.ts'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import { currentRecord } from '#portal/forms/saveRecord.ts'
import { useFormDraft } from '#portal/forms/useFormDraft.ts'
import { historyMessages } from '#portal/log/history.messages.ts'
import { useHistory } from '#portal/log/useHistory.tsx'
import { usePeopleChoices } from '#portal/people/usePeopleChoices.ts'
import { type Contact, type ContactDraft, contactDraftName, type ContactField, type ContactForm, contactProblems, type ContactRequest, isContactChanged, overtaken, toContactForm, toContactRequest } from './contactForm.ts'
import { contactsMessages } from './messages.ts'

type ContactChange = { change: 'save'; request: ContactRequest } | { change: 'remove'; id: number }

/** The page `/site/users/contacts`: the contacts of the account and its users. */
export function route(portal: Portal): ScreenRoute {
  return listScreen(portal, {
    address: contactsAddress,
    load: ({ search, page }, { api, signal }) => api.getContacts({ searchText: search.trim(), page, count: pageSize }, { signal }),
    act: (wanted: ContactChange, api): Promise<unknown> => (wanted.change === 'save' ? api.saveContact(wanted.request) : api.deleteContact({ ID: wanted.id })),
    words: contactsMessages,
    head: (t) => ({ title: t.title, breadcrumb: [{ label: t.users, href: paths.users }] }),
    Page: ContactsScreen,
  })
}

function ContactsScreen(list: Omit<ContactsPageProps, 'mayEdit' | 'onAdd' | 'onEdit' | 'onRemove'>) {
  const mayEdit = useRights()('users.edit')
  /** The address has `?edit=new`, or the id of the edited contact. */
  const [edited, edit] = useOpenInAddress('edit')
  const [removed, setRemoved] = useState<Contact | null>(null)
  const contact = list.answer?.Contacts.find(({ ID }) => String(ID) === edited) ?? null
  return (
    <>
      <ContactsPage {...list} mayEdit={mayEdit} onAdd={() => edit('new')} onEdit={({ ID }) => edit(String(ID))} onRemove={setRemoved} />
      {mayEdit && (edited === 'new' || contact) && <ContactDialog key={edited} contact={contact} onClose={() => edit(null)} />}
      {removed && <RemoveContact contact={removed} onClose={() => setRemoved(null)} />}
    </>
  )
}

function RemoveContact({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const t = contactsMessages.useWords()
  const toaster = useToaster()
  const { error, isBusy, run } = useRouteAction<ContactChange, unknown>(() => {
    toaster.success(t.removed({ name: contact.Name }))
    onClose()
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      onConfirm={() => run({ change: 'remove', id: contact.ID })}
      title={t.removeTitle({ name: contact.Name })}
      confirmLabel={t.removeConfirm}
      consequences={[{ count: 1, effect: t.removeEffect }]}
      isBusy={isBusy}
      error={error}
    />
  )
}

/** The number of rows on a page: ten, as specified for lists (§9). */
const pageSize = 10

const contactsAddress = listAddress(paths.contacts, { search: searchPart(100), page: pagePart })

interface ContactsPageProps extends ListProps<typeof contactsAddress.whole, ResponseOf<typeof endpoints.getContacts>> {
  mayEdit: boolean
  onAdd: () => void
  onEdit: (contact: Contact) => void
  onRemove: (contact: Contact) => void
}

/** Lists all contacts by name. */
function ContactsPage({ answer, answered, isLoading, failure, search, clear, hrefFor, mayEdit, onAdd, onEdit, onRemove }: ContactsPageProps) {
  const t = contactsMessages.useWords()
  const columns = useColumns()
  const words = historyMessages.useWords()
  const history = useHistory()
  const add = (variant?: 'primary') =>
    mayEdit && (
      <Button variant={variant} icon={Plus} onClick={onAdd}>
        {t.add}
      </Button>
    )
  const menuOf = (contact: Contact) => (
    <Menu
      label={t.more({ name: contact.Name })}
      items={[
        { id: 'edit', label: t.edit, onSelect: () => onEdit(contact) },
        ...(history.mayLook ? [{ id: 'history', label: words.history, onSelect: () => history.show({ subject: 'contact', id: contact.ID, name: contact.Name }) }] : []),
        { id: 'remove', label: t.remove, tone: 'danger', onSelect: () => onRemove(contact) },
      ]}
    >
      <Icon icon={Ellipsis} />
    </Menu>
  )
  return (
    <Stack gap={4}>
      <PageHeader title={t.title} facts={answer && t.counted({ count: answer.Total })} breadcrumb={[{ label: t.users, href: paths.users }]} actions={add('primary')} phoneActions="beside" />
      <FilterBar search={<SearchField label={t.search} maxLength={100} {...search} />} />
      <DataTable
        label={t.title}
        columns={columns}
        rows={answer?.Contacts}
        getRowId={({ ID }) => String(ID)}
        getRowName={({ Name }) => Name}
        page={{ number: answered.page, size: pageSize, total: answer?.Total ?? 0 }}
        hrefFor={hrefFor}
        isLoading={isLoading}
        failure={failure}
        isFiltered={contactsAddress.isNarrowed(answered)}
        empty={
          <EmptyState title={t.emptyTitle} actions={add()}>
            {t.emptyText}
          </EmptyState>
        }
        noMatch={
          <EmptyState title={t.noMatchTitle} actions={<Button onClick={clear}>{t.clear}</Button>}>
            {t.noMatchText}
          </EmptyState>
        }
        rowActions={mayEdit ? menuOf : undefined}
        labels={{ counted: ({ count }) => t.counted({ count }) }}
      />
      {history.shown}
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
