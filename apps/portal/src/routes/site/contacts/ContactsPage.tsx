import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import {
  Button, CellLines, DataTable, EmptyState, FilterBar, Icon, Menu, PageHeader, SearchField, Stack, TextLink, type DataTableColumn,
} from '@portal/ui'
import { Ellipsis, Plus } from 'lucide-react'
import { listAddress, pagePart, searchPart } from '#portal/app/listAddress.ts'
import type { ListProps } from '#portal/app/listScreen.tsx'
import { paths, userPath } from '#portal/app/paths.ts'
import { historyMessages } from '#portal/log/history.messages.ts'
import { useHistory } from '#portal/log/useHistory.tsx'
import type { Contact } from './contactForm.ts'
import { contactsMessages } from './messages.ts'

/** The number of rows on a page: ten, as specified for lists (§9). */
export const pageSize = 10

export const contactsAddress = listAddress(paths.contacts, { search: searchPart(100), page: pagePart })

export interface ContactsPageProps extends ListProps<typeof contactsAddress.whole, ResponseOf<typeof endpoints.getContacts>> {
  mayEdit: boolean
  onAdd: () => void
  onEdit: (contact: Contact) => void
  onRemove: (contact: Contact) => void
}

/** Lists all contacts by name. */
export function ContactsPage({ answer, answered, isLoading, failure, search, clear, hrefFor, mayEdit, onAdd, onEdit, onRemove }: ContactsPageProps) {
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
