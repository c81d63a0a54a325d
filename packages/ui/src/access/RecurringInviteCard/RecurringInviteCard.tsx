import { type Freshness, inviteDetails, inviteMessages, recurringCode, type RecurringInviteView } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
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
  /** The service's answer, converted by `toInviteView`. */
  view: RecurringInviteView
  /** Whether the code is new, used or missing (`nextFreshness`). Default: by the view. */
  freshness?: Freshness
  /** The guest asks for a code, or a newer one. */
  onGenerate: () => void
  /** Whether the browser is offline. An unused code stays; a new one can't be created. */
  isOffline?: boolean
  /** The portal's logo, also shown in scan mode. */
  brandMark?: ReactNode
}

/** A recurring virtual key: the guest creates a code for each use (spec §2, §4). */
export const RecurringInviteCard = forwardRef<HTMLElement, RecurringInviteCardProps>(function RecurringInviteCard(props, ref) {
  const {
    view, freshness: given = view.freshness, onGenerate, isOffline = false, brandMark, wallet, calendar, property, viewerTimeZone: givenZone, headingLevel, labels,
    clock = systemClock, ...rest
  } = props
  const { locale } = useSetting()
  const viewerTimeZone = useViewerTimeZone(givenZone)
  const words = useLabels('Invite', inviteMessages, labels)
  const headingId = useId()
  const scan = useScanMode()
  const now = useNow(30_000, clock)
  const setting = { now, words, locale, viewerTimeZone, property }
  const code = recurringCode(view, given, isOffline, setting)

  return (
    <InviteFrame
      aria-labelledby={headingId} {...rest} ref={ref} code={<RecurringCode {...{ code, words, onGenerate }} onShowFullScreen={scan.open} />}
      data-status={code.statusWord} data-freshness={code.hasEnded ? 'expired' : given.state}
    >
      <InviteDetails details={inviteDetails(view, code.statusWord, setting)} headingId={headingId} headingLevel={headingLevel} />
      {(wallet ?? calendar) && !code.hasEnded && <><Divider /><KeepActions {...{ wallet, calendar, labels }} /></>}
      {scan.render({
        image: code.image, alt: code.alt, labels, clock, property, brandMark, name: view.name, endsAt: view.endsAt, timeZone: view.timeZone,
        usesLeft: view.usesLeft, goneReason: code.placeholder,
      })}
    </InviteFrame>
  )
})
