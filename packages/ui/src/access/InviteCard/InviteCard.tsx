import { inviteDetails, inviteMessages, temporaryCode, type TemporaryInviteView } from '@portal/domain'
import { h, icons, noCode, viewCard } from '@portal/embed/view'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import type { InviteSetting } from '../internal/inviteSetting.ts'
import { InviteView } from '../internal/InviteView.tsx'
import { systemClock, useNow } from '../internal/useNow.ts'
import { useScanMode } from '../internal/useScanMode.tsx'
import { KeepActions, type KeepActionsProps } from '../KeepActions/KeepActions.tsx'
import { QrTile } from '../QrTile/QrTile.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useViewerTimeZone } from '../../words/useViewerTimeZone.ts'

export interface InviteCardProps
  extends InviteSetting, Pick<KeepActionsProps, 'wallet' | 'calendar'>, Omit<ComponentPropsWithoutRef<'article'>, 'children' | 'property'> {
  /** The service's answer, converted by `toInviteView`. */
  view: TemporaryInviteView
  /** The portal's logo, also shown in scan mode. */
  brandMark?: ReactNode
  /** Content in place of the code while there is none, such as in a preview. */
  awaits?: ReactNode
}

/** A temporary virtual key: its code, and everything the guest must know (spec §2 Invite). */
export const InviteCard = forwardRef<HTMLElement, InviteCardProps>(function InviteCard(props, ref) {
  const {
    view, brandMark, awaits, wallet, calendar, property, viewerTimeZone: givenZone, headingLevel = 2, labels,
    clock = systemClock, ...rest
  } = props
  const { locale } = useSetting()
  const viewerTimeZone = useViewerTimeZone(givenZone)
  const words = useLabels('Invite', inviteMessages, labels)
  const scan = useScanMode()
  const now = useNow(30_000, clock)
  const setting = { now, words, locale, viewerTimeZone, property }
  const code = temporaryCode(view, setting)
  const instead = awaits !== undefined && !code.hasEnded && code.missing === 'ended' ? noCode(icons.code, 'neutral', h('slot', { name: 'awaits' })) : undefined
  const hasKeep = (wallet ?? calendar) !== undefined && !code.hasEnded
  const shown = viewCard({
    level: headingLevel, code, words, details: inviteDetails(view, code.statusWord, setting), downloadName: view.downloadName, instead,
    keep: hasKeep ? h('slot', { name: 'keep' }) : null,
  })
  return (
    <InviteView
      {...rest} ref={ref} shown={shown} onPress={scan.open}
      parts={{ awaits, code: code.image !== null && <QrTile image={code.image} alt={code.alt} />, keep: <KeepActions {...{ wallet, calendar, labels }} /> }}
    >
      {scan.render({
        image: code.image, alt: code.alt, labels, clock, property, brandMark, name: view.name, endsAt: view.endsAt, timeZone: view.timeZone,
        usesLeft: view.usesLeft, goneReason: code.placeholder,
      })}
    </InviteView>
  )
})
