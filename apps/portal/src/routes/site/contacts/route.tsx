import { useStore } from '@nanostores/react'
import { useToaster } from '@portal/ui'
import { useState } from 'react'
import { ConfirmDialog } from '#portal/app/dialogs.tsx'
import { listScreen } from '#portal/app/listScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useOpenInAddress } from '#portal/app/useOpenInAddress.ts'
import { useRouteAction } from '#portal/app/useRouteAction.ts'
import { useRights } from '#portal/app/useRights.ts'
import { conflictMessages } from '#portal/forms/conflict.messages.ts'
import { usePeopleChoices } from '#portal/people/usePeopleChoices.ts'
import { ContactDialog } from './ContactDialog.tsx'
import { contactDraftName, overtaken, toContactForm, type Contact, type ContactRequest } from './contactForm.ts'
import { contactsAddress, ContactsPage, pageSize, type ContactsPageProps } from './ContactsPage.tsx'
import { contactsMessages } from './messages.ts'

type Change = { change: 'save'; request: ContactRequest } | { change: 'remove'; id: number }

/** `/site/users/contacts`: contacts of the account and its users. */
export function route(portal: Portal): ScreenRoute {
  return listScreen(portal, {
    address: contactsAddress,
    load: ({ search, page }, { api, signal }) => api.getContacts({ searchText: search.trim(), page, count: pageSize }, { signal }),
    act: (wanted: Change, api): Promise<unknown> => (wanted.change === 'save' ? api.saveContact(wanted.request) : api.deleteContact({ ID: wanted.id })),
    words: contactsMessages,
    head: (t) => ({ title: t.title, breadcrumb: [{ label: t.users, href: paths.users }] }),
    Page: ContactsScreen,
  })
}

function ContactsScreen(list: Omit<ContactsPageProps, 'mayEdit' | 'onAdd' | 'onEdit' | 'onRemove'>) {
  const mayEdit = useRights()('users.edit')
  /** `?edit=new`, or the ID of the edited contact. */
  const [edited, edit] = useOpenInAddress('edit')
  const [removed, setRemoved] = useState<Contact | null>(null)
  const contact = list.answer?.Contacts.find(({ ID }) => String(ID) === edited) ?? null
  return (
    <>
      <ContactsPage {...list} mayEdit={mayEdit} onAdd={() => edit('new')} onEdit={({ ID }) => edit(String(ID))} onRemove={setRemoved} />
      {mayEdit && (edited === 'new' || contact) && <SaveContact key={edited} contact={contact} onClose={() => edit(null)} />}
      {removed && <RemoveContact contact={removed} onClose={() => setRemoved(null)} />}
    </>
  )
}

function SaveContact({ contact, onClose }: { contact: Contact | null; onClose: () => void }) {
  const t = useStore(contactsMessages)
  const { someone } = useStore(conflictMessages)
  const { properties } = usePeopleChoices()
  const toaster = useToaster()
  const textOf = useFailureText()
  const { drafts } = usePortal()
  const [asked, setAsked] = useState<{ request: ContactRequest; seen: Contact | null } | null>(null)
  const { failure, isBusy, run } = useRouteAction<Change, unknown>(() => {
    toaster.success(t.saved({ name: asked?.request.Name ?? '' }))
    drafts.drop(contactDraftName(contact))
    onClose()
  })
  const isConflict = failure?.kind === 'service' && failure.code === 'CONFLICT'
  const current = isConflict ? currentOf(failure.body) : null
  const theirs = current && asked && {
    who: current.UpdatedBy || someone,
    fields: overtaken({ ...toContactForm(null, asked.request.PropertyID), ...asked.request }, asked.seen, current),
  }
  const save = (request: ContactRequest, seen: Contact | null) => {
    // After the conflict was shown, another save replaces the other user's changes.
    const wanted = current ? { ...request, Version: current.Version } : request
    setAsked({ request: wanted, seen })
    run({ change: 'save', request: wanted })
  }
  return (
    <ContactDialog
      contact={contact}
      properties={properties}
      overtakenBy={theirs}
      isBusy={isBusy}
      error={failure && !isConflict ? textOf(failure) : null}
      onClose={onClose}
      onSave={save}
    />
  )
}

function currentOf(body: unknown): Contact | null {
  return typeof body === 'object' && body !== null && 'current' in body ? (body.current as Contact) : null
}

function RemoveContact({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const t = useStore(contactsMessages)
  const toaster = useToaster()
  const textOf = useFailureText()
  const { failure, isBusy, run } = useRouteAction<Change, unknown>(() => {
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
      error={failure && textOf(failure)}
    />
  )
}
