import { useStore } from '@nanostores/react'
import { localDateAt, localMomentAt } from '@portal/domain'
import { InlineAlert, PageColumns, PageHeader, Stack } from '@portal/ui'
import { useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { zoneOf, type Location } from '../../../../access/places.ts'
import { PageForm } from '../../../../forms/PageForm.tsx'
import { RestrictionForm } from '../../../../access/RestrictionForm.tsx'
import { SaveBar } from '../../../../forms/SaveBar.tsx'
import { SaveFailure } from '../../../../forms/SaveFailure.tsx'
import type { Attempt } from '../../../../app/attempt.ts'
import { paths } from '../../../../app/paths.ts'
import { unsavedMessages } from '../../../../app/unsaved.messages.ts'
import { useDraft } from '../../../../app/useDraft.ts'
import { useUnsavedChanges } from '../../../../app/useUnsavedChanges.tsx'
import { focusFirstInvalid } from '../../../../forms/focusFirstInvalid.ts'
import { DraftNotice } from '../../../../forms/DraftNotice.tsx'
import { invitesMessages } from '../messages.ts'
import { checkInvite, emptyInvite, toInviteRequest, type InviteForm, type NewInviteRequest } from './inviteForm.ts'
import { InviteCreated } from './InviteCreated.tsx'
import { InvitePreview } from './InvitePreview.tsx'
import { newInviteMessages } from './messages.ts'
import { WhereCard } from './WhereCard.tsx'
import { WhoCard } from './WhoCard.tsx'
import type { CreatedInvite } from './route.tsx'

export interface NewInvitePageProps {
  places: Location[]
  /** The signed-in person's name, for the preview. */
  sender: string
  /** Milliseconds on the server's clock. */
  now: number
  result: Attempt<CreatedInvite> | undefined
  isSending: boolean
  onSend: (request: NewInviteRequest) => void
  onAnother: () => void
}

const draftName = 'invite:new'

export function NewInvitePage({ places, sender, now, result, isSending, onSend, onAnother }: NewInvitePageProps) {
  const t = useStore(newInviteMessages)
  const { waits } = useStore(unsavedMessages)
  const list = useStore(invitesMessages)
  const formId = useId()
  const formElement = useRef<HTMLFormElement>(null)
  const [search] = useSearchParams()
  const [empty] = useState(() => emptyInvite([], localDateAt(zoneOf(places), now), Object.fromEntries(search)))
  const [typed, setTyped] = useState<InviteForm | null>(null)
  const [hasTried, setTried] = useState(false)
  const [unreadable, setUnreadable] = useState(0)
  const isDone = result?.ok === true
  const draft = useDraft<InviteForm>(draftName, isDone ? null : typed, readDraft)
  const form = typed ?? draft.found ?? empty
  const timeZone = zoneOf(places, form.ports[0])
  const problems = checkInvite(form, localMomentAt(timeZone, now))
  const shown = hasTried ? problems : {}
  const question = useUnsavedChanges(form !== empty && !isSending && !isDone, waits)
  const change = (changed: Partial<InviteForm>) => setTyped({ ...form, ...changed })
  const startOver = () => {
    draft.drop()
    setTyped(null)
    setTried(false)
  }

  const send = () => {
    setTried(true)
    if (Object.keys(problems).length > 0 || unreadable > 0) {
      if (formElement.current) focusFirstInvalid(formElement.current)
      return
    }
    onSend(toInviteRequest(form, timeZone))
  }

  const header = <PageHeader title={t.title} breadcrumb={[{ label: list.title, href: paths.invites }]} facts={t.facts} />
  if (isDone) {
    return (
      <>
        {header}
        <InviteCreated
          created={result.value}
          recipient={form.recipient.trim()}
          onAnother={() => {
            startOver()
            onAnother()
          }}
        />
      </>
    )
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
      {header}
      <Stack gap={5}>
        {draft.found && <DraftNotice onDiscard={startOver} />}
        <PageColumns side={<InvitePreview form={form} places={places} sender={sender} now={now} timeZone={timeZone} />}>
          <WhoCard form={form} problems={shown} onChange={change} />
          <WhereCard form={form} places={places} problem={shown.ports} onChange={change} />
        </PageColumns>
        {shown.restriction && (
          <InlineAlert tone="danger" role="alert">
            {t[shown.restriction]}
          </InlineAlert>
        )}
        <RestrictionForm
          value={form.restriction}
          onChange={(restriction) => change({ restriction })}
          onUnreadable={setUnreadable}
          timeZone={timeZone}
          now={now}
          parts={['validity', 'uses']}
        />
        {result && !result.ok && <SaveFailure failure={result.failure} title={t.refused} isNew lookHref={paths.invites} />}
      </Stack>
      <SaveBar
        fact={factOf(form, t)}
        waiting={hasTried && (Object.keys(problems).length > 0 || unreadable > 0) ? t.problems(Object.keys(problems).length + Math.min(unreadable, 1)) : null}
        saveLabel={form.recipient.trim() === '' ? t.make : t.send}
        cancel={{ label: t.cancel, href: paths.invites }}
        isSaving={isSending}
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

/** A draft of this form; anything else in its place is left alone. */
function readDraft(stored: unknown): InviteForm | null {
  const looksRight = typeof stored === 'object' && stored !== null && 'kind' in stored && 'restriction' in stored && 'ports' in stored && Array.isArray(stored.ports)
  return looksRight ? (stored as InviteForm) : null
}
