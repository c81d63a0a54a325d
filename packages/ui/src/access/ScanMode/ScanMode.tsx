import { inviteMessages, scanTexts } from '@portal/domain'
import { Sun, WifiOff, X } from 'lucide-react'
import { forwardRef, memo, type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../elements/Button/index.ts'
import { Icon } from '../../elements/Icon/index.ts'
import { Modal, ModalTitle, type ModalProps } from '../../overlays/Modal/index.ts'
import type { InviteSetting } from '../internal/inviteSetting.ts'
import { systemClock, useNow } from '../internal/useNow.ts'
import { QrTile } from '../QrTile/index.ts'
import { Bar, Big, Box, Brand, Center, Clock, Foot, Gone, Hint, Name, Place, Screen, Slot } from './scanModeParts.ts'
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

type ScanFacts = Pick<ScanModeProps, 'name' | 'image' | 'alt' | 'goneReason' | 'endsAt' | 'timeZone' | 'usesLeft' | 'brandMark' | 'property'>

interface ScanScreenProps extends ScanFacts, Pick<ScanModeProps, 'labels'>, Required<Pick<ScanModeProps, 'clock'>> {
  onClose: () => void
}

/** The code is memoized, because the clock beside it renders every second. */
const StillCode = memo(QrTile)

/** The screen is mounted only while it is open, so that the clock stops and the screen may turn off afterwards. */
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

/**
 * Keeps the screen on while mounted, and returns whether the browser allows it. Browsers drop this lock when they hide the page, so the
 * hook requests it again on return.
 */
function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined
    let isOver = false
    let lock: WakeLockSentinel | undefined

    const ask = async () => {
      if (isOver || document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        const granted = await navigator.wakeLock.request('screen')
        if (isOver) {
          await granted.release()
          return
        }
        lock = granted
        granted.addEventListener('release', () => setHeld(false))
        setHeld(true)
      } catch {
        setHeld(false)
      }
    }
    const onVisible = () => void ask()

    onVisible()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onVisible)
      setHeld(false)
      // Rejects if the lock is already released.
      lock?.release().catch(() => undefined)
    }
  }, [])

  return isHeld
}
