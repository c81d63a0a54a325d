import { hasInviteEnded } from '@portal/domain'
import type { Freshness, RecurringInviteView } from '@portal/domain'
import { forwardRef } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Divider } from '../../elements/Divider/index.ts'
import { InviteDetails } from '../internal/InviteDetails.tsx'
import { InviteFrame } from '../internal/InviteFrame.tsx'
import type { InviteSetting } from '../internal/inviteSetting.ts'
import { timeOf } from '../internal/inviteTimes.ts'
import { systemClock, useNow } from '../internal/useNow.ts'
import { useScanMode } from '../internal/useScanMode.tsx'
import { KeepActions } from '../KeepActions/index.ts'
import type { KeepActionsProps } from '../KeepActions/index.ts'
import { RecurringCode } from './RecurringCode.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { inviteMessages } from '../internal/invite.messages.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useViewerTimeZone } from '../../words/useViewerTimeZone.ts'

export interface RecurringInviteCardProps
  extends InviteSetting, Pick<KeepActionsProps, 'wallet' | 'calendar'>, Omit<ComponentPropsWithoutRef<'article'>, 'children' | 'property'> {
  /** What `toInviteView` made of the answer. */
  view: RecurringInviteView
  /** Where the code stands now (`nextFreshness`); the view's own when omitted. */
  freshness?: Freshness
  /** Asked for a code, or for a newer one. */
  onGenerate: () => void
  /** No connection: a fresh code stays, a new one has to wait. */
  isOffline?: boolean
  /** Kept in sight in scan mode. */
  brandMark?: ReactNode
}

/** A recurring virtual key: a code on demand, good for one use, honest about its freshness (spec §2, §4). */
export const RecurringInviteCard = forwardRef<HTMLElement, RecurringInviteCardProps>(function RecurringInviteCard(props, ref) {
  const {
    view, freshness: given = view.freshness, onGenerate, isOffline = false, brandMark, wallet, calendar, property, viewerTimeZone: givenZone, labels,
    clock = systemClock, ...rest
  } = props
  const { locale } = useSetting()
  const viewerTimeZone = useViewerTimeZone(givenZone)
  const words = useLabels('Invite', inviteMessages, labels)
  const scan = useScanMode()
  const now = useNow(30_000, clock)
  const setting = { locale, timeZone: view.timeZone }
  const hasEnded = given.state === 'expired' || hasInviteEnded(view.endsAt, now)
  const freshness: Freshness = hasEnded ? { state: 'expired' } : given
  const image = freshness.state === 'fresh' ? view.image : null
  const alt = freshness.state === 'fresh' ? words.qrKeyMadeAt({ madeAt: timeOf(freshness.generatedAt, setting) }) : words.qrKey
  const shown = hasEnded ? { ...view, statusWord: 'expired' as const } : view

  const code = (
    <RecurringCode
      {...{ freshness, image, alt, isOffline, now, setting, words, onGenerate }}
      onShowFullScreen={scan.open}
    />
  )
  return (
    <InviteFrame {...rest} ref={ref} code={code} data-status={shown.statusWord} data-freshness={freshness.state}>
      <InviteDetails {...{ view: shown, now, words, locale, viewerTimeZone, property }} />
      {(wallet ?? calendar) && !hasEnded && <><Divider /><KeepActions {...{ wallet, calendar, labels }} /></>}
      {scan.render({
        image, alt, labels, clock, property, brandMark, name: view.name, endsAt: view.endsAt, timeZone: view.timeZone, usesLeft: view.usesLeft,
        goneReason: freshness.state === 'used' ? words.used : undefined,
      })}
    </InviteFrame>
  )
})
