import { useStore } from '@nanostores/react'
import { PageHeader, useToaster } from '@portal/ui'
import { useState } from 'react'
import { useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import { ConfirmDialog } from '../../../app/dialogs.tsx'
import { attempt, type Attempt } from '../../../app/attempt.ts'
import { createPageTurner } from '../../../app/createPageTurner.ts'
import { FailurePanel } from '../../../app/FailurePanel.tsx'
import { paths } from '../../../app/paths.ts'
import type { Portal } from '../../../app/Portal.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { sentJson } from '../../../app/sentJson.ts'
import { signedIn, signedInAction } from '../../../app/signedIn.ts'
import { useFailureText } from '../../../app/useFailureText.ts'
import { keepWhileOpening, useOpenInAddress } from '../../../app/useOpenInAddress.ts'
import { useRouteAction } from '../../../app/useRouteAction.ts'
import { useRights } from '../../../app/useRights.ts'
import { readPage, readSearch } from '../../../app/readListAddress.ts'
import { useComingPlace } from '../../../app/useComingPlace.ts'
import { conflictMessages } from '../../../forms/conflict.messages.ts'
import { usePeopleChoices } from '../../../people/usePeopleChoices.ts'
import { ContactDialog } from './ContactDialog.tsx'
import { contactDraftName, overtaken, toContactForm, type Contact, type ContactRequest } from './contactForm.ts'
import { contactsAddress, ContactsPage, pageSize } from './ContactsPage.tsx'
import { contactsMessages } from './messages.ts'

type ContactsAnswer = Awaited<ReturnType<Portal['api']['getContacts']>>
type Change = { change: 'save'; request: ContactRequest } | { change: 'remove'; id: number }

/** `/site/users/contacts`: who to call, of the account and of its people. */
export function contactsRoute(portal: Portal): ScreenRoute {
  const turnPage = createPageTurner()
  return {
    loader: signedIn(portal, (_details, { request: { url, signal } }) => {
      const { search, page } = readPlace(new URL(url).searchParams)
      return attempt(turnPage({ searchText: search, page, count: pageSize }, (asked) => portal.api.getContacts(asked, { signal }), ({ Contacts }) => Contacts.map(({ ID }) => ID)))
    }),
    action: signedInAction(async ({ request }): Promise<Attempt<unknown>> => {
      const wanted = await sentJson<Change>(request)
      return wanted.change === 'save' ? attempt(portal.api.saveContact(wanted.request)) : attempt(portal.api.deleteContact({ ID: wanted.id }))
    }),
    shouldRevalidate: keepWhileOpening(openParam),
    Component: ContactsScreen,
  }
}

function readPlace(params: URLSearchParams): { search: string; page: number } {
  return { search: readSearch(params, 100).trim(), page: readPage(params) }
}

/** `?edit=new`, or the ID of the contact that is being changed. */
const openParam = 'edit'

function ContactsScreen() {
  const answer = useLoaderData<Attempt<ContactsAnswer>>()
  const t = useStore(contactsMessages)
  const { search: address } = useLocation()
  const navigate = useNavigate()
  const coming = useComingPlace()
  const { revalidate, state } = useRevalidator()
  const textOf = useFailureText()
  const mayDo = useRights()
  const [newest, setNewest] = useState<ContactsAnswer | undefined>(answer.ok ? answer.value : undefined)
  if (answer.ok && answer.value !== newest) setNewest(answer.value)
  const [edited, edit] = useOpenInAddress(openParam)
  const [removed, setRemoved] = useState<Contact | null>(null)
  const shown = answer.ok ? answer.value : newest
  const { search, page } = readPlace(new URLSearchParams(address))
  const isLoading = state === 'loading' || coming?.pathname === paths.contacts
  const contact = shown?.Contacts.find(({ ID }) => String(ID) === edited) ?? null
  const isEditing = mayDo('users.edit') && (edited === 'new' || contact !== null)
  const retry = () => void revalidate()

  if (!answer.ok && answer.failure.kind === 'forbidden') {
    return (
      <>
        <PageHeader title={t.title} breadcrumb={[{ label: t.users, href: paths.users }]} />
        <FailurePanel failure={answer.failure} title={t.failed} onRetry={retry} isRetrying={isLoading} />
      </>
    )
  }
  return (
    <>
      <ContactsPage
        contacts={shown?.Contacts}
        total={shown?.Total ?? 0}
        search={search}
        page={page}
        mayEdit={mayDo('users.edit')}
        isLoading={isLoading}
        failure={answer.ok ? undefined : { detail: textOf(answer.failure), onRetry: retry, isRetrying: isLoading }}
        onSearch={(text) => void navigate(contactsAddress(text, 1), { replace: true, preventScrollReset: true })}
        onAdd={() => edit('new')}
        onEdit={({ ID }) => edit(String(ID))}
        onRemove={setRemoved}
      />
      {isEditing && <SaveContact key={edited} contact={contact} onClose={() => edit(null)} />}
      {removed && <RemoveContact contact={removed} onClose={() => setRemoved(null)} />}
    </>
  )
}

function SaveContact({ contact, onClose }: { contact: Contact | null; onClose: () => void }) {
  const t = useStore(contactsMessages)
  const { somebody } = useStore(conflictMessages)
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
    who: current.UpdatedBy || somebody,
    fields: overtaken({ ...toContactForm(null, asked.request.PropertyID), ...asked.request }, asked.seen, current),
  }
  const save = (request: ContactRequest, seen: Contact | null) => {
    // Once it was seen what others saved, saving again means to replace it.
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
