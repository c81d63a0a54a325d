import type { InviteView } from '@portal/domain'
import { InviteCard, InviteMessage, RecurringInviteCard } from '../../index.ts'
import { property } from './inviteFixtures.ts'

export interface ReactCardProps {
  view: InviteView
  /** Whether the card has buttons for wallets and calendar. */
  isKept?: boolean
}

/** The card of @portal/ui that the element is compared with. */
export function ReactCard({ view, isKept = false }: ReactCardProps) {
  if (view.kind === 'message') return <InviteMessage view={view} />
  const kept = isKept ? { calendar: { onKeep }, wallet: { apple: { onKeep }, google: { onKeep } } } : {}
  const setting = { property, viewerTimeZone: 'America/Chicago', ...kept }
  return view.kind === 'temporary' ? <InviteCard view={view} {...setting} /> : <RecurringInviteCard view={view} {...setting} onGenerate={() => undefined} />
}

const onKeep = () => undefined
