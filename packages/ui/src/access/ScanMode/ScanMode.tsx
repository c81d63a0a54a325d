import { hasInviteEnded } from '@portal/domain'
import * as Radix from '@radix-ui/react-dialog'
import { Sun, WifiOff, X } from 'lucide-react'
import { forwardRef, useEffect, useRef } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Button } from '../../elements/Button/index.ts'
import { Icon } from '../../elements/Icon/index.ts'
import { settingDefaults } from '../internal/inviteSetting.ts'
import type { InviteSetting } from '../internal/inviteSetting.ts'
import { isSameDay, longDateOf, secondsOf, shownEnd, timeOf, zoneName } from '../internal/inviteTimes.ts'
import { useNow } from '../internal/useNow.ts'
import { useWakeLock } from '../internal/useWakeLock.ts'
import { QrTile } from '../QrTile/index.ts'
import { Bar, Big, Box, Brand, Center, Clock, Foot, Gone, Hint, Name, Place, Screen, Slot } from './scanModeParts.ts'

export interface ScanModeProps extends Omit<InviteSetting, 'viewerTimeZone'>, Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'property'> {
  isOpen: boolean
  /** Escape and the Close button. Focus goes back to where it was. */
  onOpenChange: (change: { isOpen: boolean }) => void
  name: string
  /** Bare base64 of a PNG; null once the code may not be shown, with `goneReason` in its place. */
  image: string | null
  alt: string
  goneReason?: string
  /** ISO instant. */
  endsAt: string | null
  timeZone: string
  usesLeft: number | null
  /** The portal's mark, so that staff at the gate know what they look at. */
  brand?: ReactNode
}

/**
 * The code on a white screen: the lamp of a phone held to a reader, in dark mode too. Name, place, end and a running
 * clock stay in sight. Needs no network; keeps the screen awake where the browser lets it.
 */
export const ScanMode = forwardRef<HTMLDivElement, ScanModeProps>(function ScanMode(props, ref) {
  const { isOpen, onOpenChange } = props
  const returnTo = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (isOpen && document.activeElement instanceof HTMLElement && !document.activeElement.closest('[data-scan-mode]')) {
      returnTo.current = document.activeElement
    }
  }, [isOpen])
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => onOpenChange({ isOpen: next })}>
      <Radix.Portal>
        <ScanScreen {...props} ref={ref} returnTo={returnTo} />
      </Radix.Portal>
    </Radix.Root>
  )
})

interface ScanScreenProps extends ScanModeProps { returnTo: { current: HTMLElement | null } }

const ScanScreen = forwardRef<HTMLDivElement, ScanScreenProps>(function ScanScreen(props, ref) {
  const {
    isOpen, onOpenChange: _ofRoot, name, image, alt, goneReason, endsAt, timeZone, usesLeft, brand, property, returnTo,
    labels = settingDefaults.labels, locale = settingDefaults.locale, clock = settingDefaults.clock, ...rest
  } = props
  const now = useNow(1000, clock)
  const isAwake = useWakeLock(isOpen)
  const setting = { locale, timeZone }
  const hasEnded = hasInviteEnded(endsAt, now)
  const shown = hasEnded ? null : image
  const facts = [
    labels.scanNow({ time: secondsOf(now, setting), place: labels.propertyTime({ name: zoneName(now, setting), city: property?.city }) }),
    ...(usesLeft === null ? [] : [labels.usesLeft(usesLeft)]),
  ]
  const giveBack = (event: Event) => {
    event.preventDefault()
    returnTo.current?.focus()
  }
  return (
    <Screen {...rest} ref={ref} data-theme="light" data-scan-mode="" aria-describedby={undefined} onCloseAutoFocus={giveBack}>
      <Bar>
        <Brand>{brand}</Brand>
        <Radix.Close asChild><Button size="default" icon={X}>{labels.scanClose}</Button></Radix.Close>
      </Bar>
      <Center>
        <Box>
          <Radix.Title asChild><Name><bdi>{name}</bdi></Name></Radix.Title>
          {property?.name !== undefined && <Place><bdi>{property.name}</bdi></Place>}
          <Slot>
            {shown === null
              ? <Gone role="alert">{hasEnded ? labels.ended : goneReason ?? labels.ended}</Gone>
              : <QrTile look="lamp" image={shown} alt={alt} />}
          </Slot>
          {shown !== null && <Big><bdi>{endText(endsAt, now, labels, setting)}</bdi></Big>}
          <Clock role="timer" aria-live="off">{facts.join(' · ')}</Clock>
          {shown !== null && <Hint>{labels.scanHint}</Hint>}
        </Box>
      </Center>
      <Foot>
        {isAwake && <span><Icon icon={Sun} />{labels.scanAwake}</span>}
        <span><Icon icon={WifiOff} />{labels.scanOffline}</span>
      </Foot>
    </Screen>
  )
})

function endText(endsAt: string | null, now: number, labels: typeof settingDefaults.labels, setting: { locale: string, timeZone: string }): string {
  if (endsAt === null) return labels.status.validNow
  const end = shownEnd(endsAt, setting)
  const time = timeOf(end, setting)
  if (isSameDay(end, now, setting)) return labels.validUntil(time)
  return labels.validUntil(labels.dayAndTime({ day: longDateOf(end, setting), time }))
}
