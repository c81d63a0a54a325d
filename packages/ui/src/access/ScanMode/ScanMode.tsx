import { inviteMessages, scanTexts } from '@portal/domain'
import { Sun, WifiOff, X } from 'lucide-react'
import { forwardRef, memo } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../elements/Button/index.ts'
import { Icon } from '../../elements/Icon/index.ts'
import { Modal, ModalTitle } from '../../overlays/Modal/index.ts'
import type { ModalProps } from '../../overlays/Modal/index.ts'
import type { InviteSetting } from '../internal/inviteSetting.ts'
import { systemClock, useNow } from '../internal/useNow.ts'
import { useWakeLock } from '../internal/useWakeLock.ts'
import { QrTile } from '../QrTile/index.ts'
import { Bar, Big, Box, Brand, Center, Clock, Foot, Gone, Hint, Name, Place, Screen, Slot } from './scanModeParts.ts'
import { useLabels } from '../../words/useLabels.ts'
import { useSetting } from '../../words/PortalProvider.tsx'

export interface ScanModeProps extends Omit<InviteSetting, 'viewerTimeZone'>, Omit<ModalProps, 'children' | 'property' | 'initialFocus'> {
  /** Escape and the Close button. Focus goes back to where it was. */
  onOpenChange: (change: { isOpen: boolean }) => void
  /** Whose key it is: staff read it. */
  name: string
  /** Bare base64 of a PNG; null once the code may not be shown, with `goneReason` in its place. */
  image: string | null
  /** What the code opens: "QR key for Service Gate". */
  alt: string
  /** Why there is no code any more, in its place. */
  goneReason?: string
  /** ISO instant. */
  endsAt: string | null
  /** IANA zone of the property, in which all times are meant. */
  timeZone: string
  /** How often the key still opens; null is without limit. */
  usesLeft: number | null
  /** The portal's mark, so that staff at the gate know what they look at. */
  brandMark?: ReactNode
}

/**
 * The code on a white screen: the lamp of a phone held to a reader, in dark mode too. Name, place, end and a running
 * clock stay in sight. Needs no network; keeps the screen awake where the browser lets it.
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

type ScanFacts = Pick<ScanModeProps, 'name' | 'image' | 'alt' | 'goneReason' | 'endsAt' | 'timeZone' | 'usesLeft' | 'brandMark' | 'property'>

interface ScanScreenProps extends ScanFacts, Pick<ScanModeProps, 'labels'>, Required<Pick<ScanModeProps, 'clock'>> {
  onClose: () => void
}

/** The clock beside it runs by the second. */
const StillCode = memo(QrTile)

/** Mounted while open: the clock runs and the screen stays awake no longer than that. */
function ScanScreen(props: ScanScreenProps) {
  const { name, image, alt, goneReason, endsAt, timeZone, usesLeft, brandMark, property, labels, clock, onClose } = props
  const { locale } = useSetting()
  const words = useLabels('Invite', inviteMessages, labels)
  const now = useNow(1000, clock)
  const isAwake = useWakeLock()
  const texts = scanTexts({ endsAt, timeZone, usesLeft }, { now, words, locale, property })
  const shown = texts.hasEnded ? null : image
  return (
    <>
      <Bar>
        <Brand>{brandMark}</Brand>
        <Button icon={X} onClick={onClose}>{words.scanClose}</Button>
      </Bar>
      <Center>
        <Box>
          <ModalTitle asChild><Name><bdi>{name}</bdi></Name></ModalTitle>
          {property?.name !== undefined && <Place><bdi>{property.name}</bdi></Place>}
          <Slot>
            {shown === null
              ? <Gone role="alert">{texts.hasEnded ? words.ended : goneReason ?? words.ended}</Gone>
              : <StillCode look="lamp" image={shown} alt={alt} />}
          </Slot>
          {shown !== null && <Big><bdi>{texts.end}</bdi></Big>}
          <Clock role="timer" aria-live="off">{texts.clock}</Clock>
          {shown !== null && <Hint>{words.scanHint}</Hint>}
        </Box>
      </Center>
      <Foot>
        {isAwake && <span><Icon icon={Sun} />{words.scanAwake}</span>}
        <span><Icon icon={WifiOff} />{words.scanOffline}</span>
      </Foot>
    </>
  )
}
