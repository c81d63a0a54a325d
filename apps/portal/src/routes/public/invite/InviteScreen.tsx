import { useStore } from '@nanostores/react'
import type { InviteMessageView, InviteView, RecurringInviteView, TemporaryInviteView } from '@portal/domain'
import { BrandMark, InviteCard, InviteMessage, RecurringInviteCard } from '@portal/ui'
import type { Portal } from '../../../app/Portal.ts'
import { PublicScreen } from '../../../app/PublicScreen.tsx'
import { useOnline } from '../../../app/useOnline.ts'
import { inviteMessages } from './messages.ts'
import { useKeepActions } from './useKeepActions.ts'
import { useRecurringCode } from './useRecurringCode.ts'

export interface InviteScreenProps {
  portal: Portal
  token: string
  /** Null for a link without a token. */
  view: InviteView | null
  /** The guest asked for a code and got one. */
  onGenerated: (id: string) => void
}

export function InviteScreen(props: InviteScreenProps) {
  return (
    <PublicScreen>
      <InviteContent {...props} />
    </PublicScreen>
  )
}

function InviteContent({ portal, token, view, onGenerated }: InviteScreenProps) {
  const t = useStore(inviteMessages)
  if (view === null) return <InviteMessage view={incompleteLink(t.missingToken)} />
  if (view.kind === 'message') return <InviteMessage view={view} />
  if (view.kind === 'temporary') return <TemporaryInvite portal={portal} token={token} view={view} />
  return <RecurringInvite portal={portal} token={token} loaded={view} onGenerated={onGenerated} />
}

function incompleteLink(message: string): InviteMessageView {
  return { kind: 'message', status: 'Invalid', statusWord: 'invalid', message, name: '' }
}

function TemporaryInvite({ portal, token, view }: { portal: Portal; token: string; view: TemporaryInviteView }) {
  return <InviteCard view={view} {...useCardSetting(portal)} {...useKeepActions(portal, { token, proof: view.id })} />
}

interface RecurringInviteProps {
  portal: Portal
  token: string
  loaded: RecurringInviteView
  onGenerated: (id: string) => void
}

function RecurringInvite({ portal, token, loaded, onGenerated }: RecurringInviteProps) {
  const { view, generate } = useRecurringCode(portal, token, loaded, onGenerated)
  const setting = useCardSetting(portal)
  const keepActions = useKeepActions(portal, { token, proof: loaded.id })
  const isOnline = useOnline()
  if (view.kind === 'message') return <InviteMessage view={view} />
  if (view.kind === 'temporary') return <InviteCard view={view} {...setting} {...keepActions} />
  return <RecurringInviteCard view={view} {...setting} {...keepActions} isOffline={!isOnline} onGenerate={() => void generate()} />
}

function useCardSetting(portal: Portal) {
  return {
    clock: portal.api.serverNow,
    brandMark: <BrandMark name={portal.config.brand.name} />,
  }
}
