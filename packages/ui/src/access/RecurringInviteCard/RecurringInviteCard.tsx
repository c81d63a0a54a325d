import { type Freshness, inviteDetails, inviteMessages, recurringCode, type RecurringInviteView } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { Divider } from '../../elements/Divider/index.ts'
import { InviteDetails } from '../internal/InviteDetails.tsx'
import { InviteFrame } from '../internal/InviteFrame.tsx'
import type { InviteSetting } from '../internal/inviteSetting.ts'
import { systemClock, useNow } from '../internal/useNow.ts'
import { useScanMode } from '../internal/useScanMode.tsx'
import { KeepActions, type KeepActionsProps } from '../KeepActions/index.ts'
import { RecurringCode } from './RecurringCode.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useViewerTimeZone } from '../../words/useViewerTimeZone.ts'

export interface RecurringInviteCardProps
  extends InviteSetting, Pick<KeepActionsProps, 'wallet' | 'calendar'>, Omit<ComponentPropsWithoutRef<'article'>, 'children' | 'property'> {
  /** The answer, converted by `toInviteView`. */
  view: RecurringInviteView
  /** The code's freshness (`nextFreshness`). Default: the view's own. */
  freshness?: Freshness
  /** The guest asks for a code, or a newer one. */
  onGenerate: () => void
  /** Offline: a fresh code stays; no new code is possible. */
  isOffline?: boolean
  /** Stays visible in scan mode. */
  brandMark?: ReactNode
}

/** A recurring virtual key: a code on demand for one use, with its freshness (spec §2, §4). */
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
  const setting = { now, words, locale, viewerTimeZone, property }
  const code = recurringCode(view, given, isOffline, setting)

  return (
    <InviteFrame
      {...rest} ref={ref} code={<RecurringCode {...{ code, words, onGenerate }} onShowFullScreen={scan.open} />}
      data-status={code.statusWord} data-freshness={code.hasEnded ? 'expired' : given.state}
    >
      <InviteDetails details={inviteDetails(view, code.statusWord, setting)} />
      {(wallet ?? calendar) && !code.hasEnded && <><Divider /><KeepActions {...{ wallet, calendar, labels }} /></>}
      {scan.render({
        image: code.image, alt: code.alt, labels, clock, property, brandMark, name: view.name, endsAt: view.endsAt, timeZone: view.timeZone,
        usesLeft: view.usesLeft, goneReason: code.placeholder,
      })}
    </InviteFrame>
  )
})
