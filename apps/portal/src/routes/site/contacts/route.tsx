import { useToaster } from '@portal/ui'
import { useState } from 'react'
import { ConfirmDialog } from '#portal/app/dialogs.tsx'
import { listScreen } from '#portal/app/listScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { useOpenInAddress } from '#portal/app/useOpenInAddress.ts'
import { useRouteAction } from '#portal/app/useRouteAction.ts'
import { useRights } from '#portal/app/useRights.ts'
import { ContactDialog } from './ContactDialog.tsx'
import type { Contact, ContactRequest } from './contactForm.ts'
import { contactsAddress, ContactsPage, pageSize, type ContactsPageProps } from './ContactsPage.tsx'
import { contactsMessages } from './messages.ts'

export type ContactChange = { change: 'save'; request: ContactRequest } | { change: 'remove'; id: number }

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
