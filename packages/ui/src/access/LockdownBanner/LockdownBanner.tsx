import type { Labels } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import type { Clock } from '../../internal/clock.ts'
import { Banner } from '../../layout/Banner/Banner.tsx'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { Elapsed } from '../internal/Elapsed.tsx'
import { lockdownMessages } from '../internal/lockdown.messages.ts'
import { ReleaseDialog } from '../internal/ReleaseDialog.tsx'
import { startText, stateOf, timeText, verdictText } from '../internal/lockdownTexts.ts'
import type { LockdownView } from '../internal/lockdownView.ts'
import { systemClock } from '../internal/useNow.ts'

export type LockdownLabels = Labels<typeof lockdownMessages>

export interface LockdownBannerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** The lockdown or drill to show, with the answer of each door’s controller. */
  lockdown: LockdownView
  /** The page that shows the lockdown's doors. */
  href: string
  /** How many other lockdowns are running. */
  others?: number
  /** Releases the lockdown after a confirmation, or ends the drill. Omit for readers who may not release, and after the release. */
  onRelease?: () => void
  /** The lockdown is being released. */
  isReleasing?: boolean
  /** The clock, in epoch milliseconds. Default: the system's clock. */
  clock?: Clock
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: LockdownLabels
}

/**
 * The banner of a running lockdown, on every page: which doors are locked, since when, and who locked them. The banner of a drill starts
 * with that word and is never red.
 */
export const LockdownBanner = forwardRef<HTMLDivElement, LockdownBannerProps>(function LockdownBanner(props, ref) {
  const { lockdown, href, others = 0, onRelease, isReleasing = false, clock = systemClock, labels, ...rest } = props
  const words = useLabels('Lockdown', lockdownMessages, labels)
  const { locale } = useSetting()
  const { isDrill, startedAt, startedBy, timeZone } = lockdown
  const verdict = verdictText(stateOf(lockdown), words)
  const elapsed = <Elapsed since={startedAt} clock={clock} />
  // The start has no date; the elapsed time shows how long ago it was.
  const time = timeText(startedAt, startedAt, { locale, timeZone })
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Banner
        {...rest}
        ref={ref}
        kind={isDrill ? 'offline' : 'lockdown'}
        title={isDrill ? words.drill : words.lockdown({ verdict })}
        facts={<>· <bdi>{startText(lockdown, startedAt, locale, words)}</bdi> · {elapsed}{others > 0 && <> · {words.more({ count: others })}</>}</>}
        phoneFacts={<><bdi>{startedBy === null ? time : words.shortBy({ name: startedBy, time })}</bdi> · {elapsed}</>}
        link={{ href, label: isDrill ? words.openDrill : words.open }}
        actions={onRelease && (
          <Release size="compact" isBusy={isReleasing} onClick={isDrill ? onRelease : () => setAsking(true)}>{isDrill ? words.endDrill : words.releaseShort}</Release>
        )}
      />
      {onRelease && <ReleaseDialog {...{ lockdown, words, onRelease }} now={startedAt} isOpen={isAsking} onOpenChange={({ isOpen }) => setAsking(isOpen)} />}
    </>
  )
})

/** The button is above the link, which covers the whole strip on a phone. */
const Release = styled(Button)`
  position: relative;
  z-index: var(--portal-layer-raised);
`
