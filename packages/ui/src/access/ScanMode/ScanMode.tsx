import { inviteMessages } from '@portal/domain'
import { cardStyles, h, keepAwake, moreStyles, scanStyles, viewScan } from '@portal/embed/view'
import { forwardRef, memo, type ReactNode, useEffect, useId, useState } from 'react'
import { styled } from 'styled-components'
import { Modal, ModalPanel, ModalTitle, type ModalProps } from '../../overlays/Modal/Modal.tsx'
import type { InviteSetting } from '../internal/inviteSetting.ts'
import { inviteStyles, toReact } from '../internal/InviteView.tsx'
import { systemClock, useNow } from '../internal/useNow.ts'
import { QrTile } from '../QrTile/QrTile.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { useSetting } from '../../words/PortalProvider.tsx'

export interface ScanModeProps extends Omit<InviteSetting, 'viewerTimeZone' | 'headingLevel'>, Omit<ModalProps, 'children' | 'property' | 'initialFocus'> {
  /** Called by Escape and the Close button, which return the focus. */
  onOpenChange: (change: { isOpen: boolean }) => void
  /** The guest's name, for staff. */
  name: string
  /** The code as base64 of a PNG. If null, `goneReason` appears in its place. */
  image: string | null
  /** Text for screen readers that says which doors the code opens: "QR key for Service Gate". */
  alt: string
  /** Why there is no code, shown in its place. */
  goneReason?: string
  /** When the invite ends, as an ISO instant; null: no end. */
  endsAt: string | null
  /** IANA zone of the property, for all times. */
  timeZone: string
  /** How many uses are left; null: no limit. */
  usesLeft: number | null
  /** The portal's mark, so that staff at the gate recognize it. */
  brandMark?: ReactNode
}

/**
 * Shows a guest's code on a white screen, to hold a phone to a door's reader, with name, doors, end and a running clock. Needs no network;
 * keeps the screen on if the browser allows it.
 */
export const ScanMode = forwardRef<HTMLDivElement, ScanModeProps>(function ScanMode(props, ref) {
  const {
    name, image, alt, goneReason, endsAt, timeZone, usesLeft, brandMark, property,
    labels, clock = systemClock, ...rest
  } = props
  return (
    <Modal {...rest} ref={ref} panel={Screen} data-theme="light">
      <ScanScreen {...{ name, image, alt, goneReason, endsAt, timeZone, usesLeft, brandMark, property, labels, clock }} onClose={() => rest.onOpenChange({ isOpen: false })} />
    </Modal>
  )
})

interface ScanScreenProps
  extends Pick<ScanModeProps, 'name' | 'image' | 'alt' | 'goneReason' | 'endsAt' | 'timeZone' | 'usesLeft' | 'brandMark' | 'property' | 'labels'>, Required<Pick<ScanModeProps, 'clock'>> {
  onClose: () => void
}

/** The code is memoized, because the clock beside it renders every second. */
const StillCode = memo(QrTile)

/** The screen is mounted only while it is open, so that the clock stops and the screen may turn off afterwards. */
function ScanScreen({ name, image, alt, goneReason, brandMark, property, labels, clock, onClose, ...facts }: ScanScreenProps) {
  const { locale } = useSetting()
  const id = useId()
  const words = useLabels('Invite', inviteMessages, labels)
  const now = useNow(1000, clock)
  const [isAwake, setAwake] = useState(false)
  useEffect(() => keepAwake(setAwake), [])
  const shown = viewScan({ ...facts, title: h('slot', { name: 'title' }), hasCode: image !== null, alt, placeholder: goneReason ?? words.ended, isAwake }, { now, words, locale, property })
  const parts = {
    brand: brandMark,
    title: <ModalTitle asChild><h2><bdi>{name}</bdi></h2></ModalTitle>,
    code: image !== null && <StillCode look="lamp" image={image} alt={alt} />,
  }
  return toReact(shown, { id, parts, onPress: onClose })
}

const Screen = styled(ModalPanel)`
  z-index: var(--portal-layer-scan);
  ${inviteStyles(cardStyles + moreStyles + scanStyles)}
`
