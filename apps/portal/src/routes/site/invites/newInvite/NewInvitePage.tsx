import { useStore } from '@nanostores/react'
import { localDateAt } from '@portal/domain'
import { InlineAlert, PageColumns, PageHeader, Stack } from '@portal/ui'
import { useId, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { zoneOf, type Location } from '#portal/access/places.ts'
import { PageForm } from '#portal/forms/PageForm.tsx'
import { SaveBar } from '#portal/forms/SaveBar.tsx'
import { SaveFailure } from '#portal/forms/SaveFailure.tsx'
import { invitePath, paths } from '#portal/app/paths.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { unsavedMessages } from '#portal/app/unsaved.messages.ts'
import { useUnsavedChanges } from '#portal/app/useUnsavedChanges.tsx'
import { focusFirstInvalid } from '#portal/forms/focusFirstInvalid.ts'
import { DraftNotice } from '#portal/forms/DraftNotice.tsx'
import { useSaved } from '#portal/forms/useSaved.ts'
import { keepMade, madeState } from '../madeInvite.ts'
import { invitesMessages } from '../messages.ts'
import { emptyInvite, type InviteForm } from './inviteForm.ts'
import { InviteHours } from './InviteHours.tsx'
import { InvitePreview } from './InvitePreview.tsx'
import { newInviteMessages } from './messages.ts'
import { useNewInvite } from './useNewInvite.ts'
import { WhereCard } from './WhereCard.tsx'
import { WhoCard } from './WhoCard.tsx'

export interface NewInvitePageProps {
  places: Location[]
  /** The signed-in person's name, for the preview. */
  sender: string
  /** Milliseconds on the server's clock. */
  now: number
}

/** Who gets it, where and when, beside how the guest will see it. */
export function NewInvitePage({ places, sender, now }: NewInvitePageProps) {
  const t = useStore(newInviteMessages)
  const { waits } = useStore(unsavedMessages)
  const list = useStore(invitesMessages)
  const { drafts } = usePortal()
  const navigate = useNavigate()
  const formId = useId()
  const formElement = useRef<HTMLFormElement>(null)
  const [search] = useSearchParams()
  const [empty] = useState(() => emptyInvite([], localDateAt(zoneOf(places), now), Object.fromEntries(search)))
  const editing = useNewInvite(empty, places, now)
  const { problems, problemCount, failure, saved, isSaving, isRestored, change, discard } = editing
  const { values: form } = editing.edit
  const timeZone = zoneOf(places, form.ports[0])
  const question = useUnsavedChanges(editing.changed.length > 0 && !isSaving && saved === null, waits)

  useSaved(editing, ({ answer, edit }) => {
    const { ID, Link, Pin, IsMailed } = answer
    keepMade(drafts, ID, { Link, Pin, IsMailed, recipient: edit.values.recipient.trim() })
    void navigate(invitePath(ID), { replace: true, state: madeState })
  })

  const send = () => {
    if (!editing.save() && formElement.current) focusFirstInvalid(formElement.current)
  }

  return (
    <PageForm
      id={formId}
      ref={formElement}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <PageHeader title={t.title} breadcrumb={[{ label: list.title, href: paths.invites }]} facts={t.facts} />
      <Stack gap={5}>
        {isRestored && <DraftNotice onDiscard={discard} />}
        <PageColumns side={<InvitePreview form={form} places={places} sender={sender} now={now} timeZone={timeZone} />}>
          <WhoCard form={form} problems={problems} onChange={change} />
          <WhereCard form={form} places={places} problem={problems.ports} onChange={change} />
          {problems.restriction && (
            <InlineAlert tone="danger" role="alert">
              {t[problems.restriction]}
            </InlineAlert>
          )}
          <InviteHours value={form.restriction} onChange={(restriction) => change({ restriction })} onUnreadable={editing.setUnreadable} timeZone={timeZone} now={now} />
        </PageColumns>
        {failure && !isSaving && <SaveFailure failure={failure} title={t.refused} isNew lookHref={paths.invites} />}
      </Stack>
      <SaveBar
        fact={factOf(form, t)}
        waiting={problemCount > 0 ? t.problems({ count: problemCount }) : null}
        saveLabel={form.recipient.trim() === '' ? t.make : t.send}
        cancel={{ label: t.cancel, href: paths.invites }}
        isSaving={isSaving}
      />
      {question}
    </PageForm>
  )
}

type Words = NonNullable<(typeof newInviteMessages)['value']>

function factOf({ kind, recipient }: InviteForm, t: Words): string {
  const to = recipient.trim()
  if (to === '') return t.handOver
  return kind === 'PIN' ? t.goesToPin({ recipient: to }) : t.goesTo({ recipient: to })
}
