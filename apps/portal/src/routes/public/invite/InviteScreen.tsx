import { useStore } from '@nanostores/react'
import type { InviteView, RecurringInviteView, TemporaryInviteView } from '@portal/domain'
import { InviteCard, InviteMessage, RecurringInviteCard } from '@portal/ui'
import { useMemo } from 'react'
import type { Portal } from '../../../app/Portal.ts'
import { PublicScreen } from '../../../app/PublicScreen.tsx'
import { inviteActions } from './inviteActions.ts'
import { inviteMessages } from './messages.ts'
import { useRecurringCode } from './useRecurringCode.ts'

export interface InviteScreenProps {
  portal: Portal
  token: string
  /** Null for a link without a token. */
  view: InviteView | null
  onGenerated: (id: string) => void
}

export function InviteScreen({ portal, token, view, onGenerated }: InviteScreenProps) {
  return (
    <PublicScreen>
      <InviteContent portal={portal} token={token} view={view} onGenerated={onGenerated} />
    </PublicScreen>
  )
}

function InviteContent({ portal, token, view, onGenerated }: InviteScreenProps) {
  const t = useStore(inviteMessages)
  if (view === null) return <InviteMessage statusWord="invalid" message={t.missingToken} />
  if (view.kind === 'message') return <InviteMessage {...view} />
  if (view.kind === 'temporary') return <TemporaryInvite portal={portal} view={view} />
  return <RecurringInvite portal={portal} token={token} loaded={view} onGenerated={onGenerated} />
}

function TemporaryInvite({ portal, view }: { portal: Portal; view: TemporaryInviteView }) {
  const actions = useMemo(() => inviteActions(portal, view.id), [portal, view.id])
  return <InviteCard invite={view} {...actions} />
}

interface RecurringInviteProps {
  portal: Portal
  token: string
  loaded: RecurringInviteView
  onGenerated: (id: string) => void
}

function RecurringInvite({ portal, token, loaded, onGenerated }: RecurringInviteProps) {
  const { view, generate } = useRecurringCode(portal, token, loaded, onGenerated)
  const actions = useMemo(() => inviteActions(portal, loaded.id), [portal, loaded.id])
  if (view.kind !== 'recurring') return <InviteMessage {...(view.kind === 'message' ? view : { statusWord: 'invalid', message: '' })} />
  return <RecurringInviteCard invite={view} {...actions} onGenerate={generate} />
}
