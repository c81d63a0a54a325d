import { inviteDetails, inviteMessages, temporaryCode, type TemporaryInviteView } from '@portal/domain'
import { Download, Maximize, QrCode } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Button, buttonStyles } from '../../elements/Button/index.ts'
import { Divider } from '../../elements/Divider/index.ts'
import { Icon } from '../../elements/Icon/index.ts'
import { CodePlaceholder } from '../internal/CodePlaceholder.tsx'
import { inviteLooks } from '../internal/InviteBadge.tsx'
import { InviteDetails } from '../internal/InviteDetails.tsx'
import { CodeSlot, InviteFrame } from '../internal/InviteFrame.tsx'
import type { InviteSetting } from '../internal/inviteSetting.ts'
import { systemClock, useNow } from '../internal/useNow.ts'
import { useScanMode } from '../internal/useScanMode.tsx'
import { KeepActions, type KeepActionsProps } from '../KeepActions/index.ts'
import { QrTile } from '../QrTile/index.ts'
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
    view, brandMark, awaits, wallet, calendar, property, viewerTimeZone: givenZone, headingLevel, labels,
    clock = systemClock, ...rest
  } = props
  const { locale } = useSetting()
  const viewerTimeZone = useViewerTimeZone(givenZone)
  const words = useLabels('Invite', inviteMessages, labels)
  const headingId = useId()
  const scan = useScanMode()
  const now = useNow(30_000, clock)
  const setting = { now, words, locale, viewerTimeZone, property }
  const { image, alt, missing, statusWord, hasEnded, placeholder } = temporaryCode(view, setting)

  const code = image === null
    ? (
      <CodeSlot>
        {awaits !== undefined && !hasEnded && missing !== 'closed'
          ? <CodePlaceholder icon={QrCode}>{awaits}</CodePlaceholder>
          : <CodePlaceholder {...inviteLooks[statusWord]}>{placeholder}</CodePlaceholder>}
      </CodeSlot>
    )
    : (
      <>
        <CodeSlot><QrTile image={image} alt={alt} /></CodeSlot>
        <Button variant="primary" size="form" isFullWidth icon={Maximize} onClick={scan.open}>{words.showFullScreen}</Button>
        <Save href={`data:image/png;base64,${image}`} download={`${view.downloadName || 'invite'}.png`} data-size="form" data-full="">
          <Icon icon={Download} />
          <span>{words.saveImage}</span>
        </Save>
      </>
    )

  return (
    <InviteFrame aria-labelledby={headingId} {...rest} ref={ref} code={code} data-status={statusWord}>
      <InviteDetails details={inviteDetails(view, statusWord, setting)} headingId={headingId} headingLevel={headingLevel} />
      {(wallet ?? calendar) && !hasEnded && <><Divider /><KeepActions {...{ wallet, calendar, labels }} /></>}
      {scan.render({
        image, alt, labels, clock, property, brandMark, name: view.name, endsAt: view.endsAt, timeZone: view.timeZone, usesLeft: view.usesLeft,
        goneReason: placeholder,
      })}
    </InviteFrame>
  )
})

const Save = styled.a`
  ${buttonStyles}
`
