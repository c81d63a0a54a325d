import { type Freshness, inviteDetails, inviteMessages, recurringCode, type RecurringInviteView } from '@portal/domain'
import { h, viewCard } from '@portal/embed/view'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { BusyAnnouncement } from '../../elements/Button/BusyAnnouncement.tsx'
import type { InviteSetting } from '../internal/inviteSetting.ts'
import { InviteView } from '../internal/InviteView.tsx'
import { systemClock, useNow } from '../internal/useNow.ts'
import { useScanMode } from '../internal/useScanMode.tsx'
import { KeepActions, type KeepActionsProps } from '../KeepActions/KeepActions.tsx'
import { QrTile } from '../QrTile/QrTile.tsx'
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
    view, freshness: given = view.freshness, onGenerate, isOffline = false, brandMark, wallet, calendar, property, viewerTimeZone: givenZone, headingLevel = 2, labels,
    clock = systemClock, ...rest
  } = props
  const { locale } = useSetting()
  const viewerTimeZone = useViewerTimeZone(givenZone)
  const words = useLabels('Invite', inviteMessages, labels)
  const scan = useScanMode()
  const now = useNow(30_000, clock)
  const setting = { now, words, locale, viewerTimeZone, property }
  const code = recurringCode(view, given, isOffline, setting)

  const hasKeep = (wallet ?? calendar) !== undefined && !code.hasEnded
  const shown = viewCard({
    level: headingLevel, code, words, details: inviteDetails(view, code.statusWord, setting), downloadName: view.downloadName,
    keep: hasKeep ? h('slot', { name: 'keep' }) : null,
  })
  return (
    <InviteView
      {...rest} ref={ref} shown={shown} data-freshness={code.hasEnded ? 'expired' : given.state} onPress={(act) => (act === 'scan' ? scan.open() : onGenerate())}
      parts={{ code: code.image !== null && <QrTile image={code.image} alt={code.alt} />, keep: <KeepActions {...{ wallet, calendar, labels }} /> }}
    >
      {code.isBusy && <BusyAnnouncement label={words.generating} />}
      {scan.render({
        image: code.image, alt: code.alt, labels, clock, property, brandMark, name: view.name, endsAt: view.endsAt, timeZone: view.timeZone,
        usesLeft: view.usesLeft, goneReason: code.placeholder,
      })}
    </InviteView>
  )
})
