import { canRetry, type LockdownVerdict } from '@portal/domain'
import { Hourglass, LockOpen, RefreshCw, ShieldCheck, Siren, TriangleAlert } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { Card } from '../../elements/Card/Card.tsx'
import { Icon, type IconComponent } from '../../elements/Icon/Icon.tsx'
import { Heading } from '../../elements/Text/Heading.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import type { Clock } from '../../internal/clock.ts'
import { PageColumns } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { media } from '../../theme/media.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { Elapsed } from '../internal/Elapsed.tsx'
import { lockdownMessages } from '../internal/lockdown.messages.ts'
import { type LockdownWords, startText, stateOf, timeText, verdictText } from '../internal/lockdownTexts.ts'
import type { LockdownDoor, LockdownView } from '../internal/lockdownView.ts'
import { systemClock } from '../internal/useNow.ts'
import type { LockdownLabels } from '../LockdownBanner/LockdownBanner.tsx'
import { DoorReceipts } from './DoorReceipts.tsx'
import { LockdownPlan, type LockdownSitePlan } from './LockdownPlan.tsx'
import { ReleaseDialog, returnTexts } from '../internal/ReleaseDialog.tsx'

export type { LockdownDoor, LockdownView } from '../internal/lockdownView.ts'

export interface LockdownPanelProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The lockdown or drill to show, with the answer of each door’s controller. */
  lockdown: LockdownView
  /** Releases the lockdown after a confirmation. Omit for readers who may not release, and after the release. */
  onRelease?: () => void
  /** Sends the last command again to doors that failed. Omit for readers who may not send commands. */
  onSendAgain?: (change: { ids: readonly string[] }) => void
  /** A release or a repeated command is being sent. */
  isBusy?: boolean
  /** Why the last release or repeated command failed. */
  error?: ReactNode
  /** The property's site plan with the positions of these doors. Omit if it has none. */
  sitePlan?: LockdownSitePlan | undefined
  /** The side column until the release, such as who keeps access and which holds are overridden. */
  side?: ReactNode
  /** The clock, in epoch milliseconds. Default: the system's clock. */
  clock?: Clock
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: LockdownLabels
}

const icons: Partial<Record<LockdownVerdict, IconComponent>> = { drill: Siren, locked: ShieldCheck, released: ShieldCheck, locking: Hourglass, releasing: Hourglass }

/** A lockdown door by door: each controller's answer, failures first, and the release. */
export const LockdownPanel = forwardRef<HTMLElement, LockdownPanelProps>(function LockdownPanel(props, ref) {
  const { lockdown, onRelease, onSendAgain, isBusy = false, error, sitePlan, side, clock = systemClock, labels, ...rest } = props
  const words = useLabels('Lockdown', lockdownMessages, labels)
  const { locale } = useSetting()
  const [firstSeen] = useState(() => clock())
  const { isDrill, doors, hasFireAlarm, endsAt, releasedAt, releasedBy, isReleasedByTime, startedAt, timeZone } = lockdown
  const state = stateOf(lockdown)
  const failed = doors.filter((door) => canRetry(door.state))
  const say = (at: number) => timeText(at, firstSeen, { locale, timeZone })
  const facts = [
    startText(lockdown, firstSeen, locale, words),
    ...(releasedAt !== null ? [isReleasedByTime ? words.endedByTime({ time: say(releasedAt) }) : releasedBy === null ? words.released({ time: say(releasedAt) }) : words.releasedBy({ time: say(releasedAt), name: releasedBy })] : []),
    ...(releasedAt === null && endsAt !== null ? [words.endsAt({ time: say(endsAt) })] : []),
  ]
  const sentence = failureSentence(lockdown, words, locale)
  const title = isDrill ? words.drill : sentenceStart(verdictText(state, words), locale)
  return (
    <section {...rest} ref={ref}>
      <Stack gap={5}>
        <Hero data-verdict={state.verdict}>
          <Icon icon={icons[state.verdict] ?? TriangleAlert} size={20} tone={state.verdict === 'released' ? 'success' : isDrill ? 'info' : 'danger'} />
          <div>
            <div role="status">
              <Heading level={2} size="card">{title}</Heading>
              {sentence !== '' && <Text>{sentence}</Text>}
              {isDrill && <Text>{words.drillText}</Text>}
            </div>
            <Text tone="muted" isTabular>
              {facts.map((fact, index) => <span key={fact}><bdi>{index === 0 ? sentenceStart(fact, locale) : fact}</bdi> · </span>)}
              <Elapsed since={startedAt} clock={releasedAt === null ? clock : () => releasedAt} withSeconds={releasedAt === null} />
            </Text>
          </div>
          {onSendAgain && failed.length > 0 && (
            <Retry variant="primary" icon={RefreshCw} isBusy={isBusy} onClick={() => onSendAgain({ ids: failed.map(({ id }) => id) })}>{words.retry({ count: failed.length })}</Retry>
          )}
          <LockMeter doors={doors} label={words.meter} />
        </Hero>
        {hasFireAlarm && <InlineAlert tone="warning" role="alert">{words.fireAlarm}</InlineAlert>}
        {error && <InlineAlert tone="danger" role="alert">{error}</InlineAlert>}
        <PageColumns
          side={(
            <Stack gap={5}>
              {sitePlan && <LockdownPlan {...{ lockdown, sitePlan, words }} />}
              {side}
              <Card role="group" title={words.reason}><Text><bdi>{lockdown.reason}</bdi></Text></Card>
              {onRelease && <ReleaseCard lockdown={lockdown} words={words} now={firstSeen} isBusy={isBusy} onRelease={onRelease} />}
            </Stack>
          )}
        >
          <DoorReceipts lockdown={lockdown} words={words} now={firstSeen} isBusy={isBusy} onSendAgain={onSendAgain} />
        </PageColumns>
      </Stack>
    </section>
  )
})

function failureSentence({ doors, isDrill }: LockdownView, words: ReturnType<typeof useLabels<'Lockdown'>>, locale: string): string {
  const sentences = [
    [isDrill ? 'wouldFail' : 'failed', isDrill ? words.drillMissed : words.mayOpen],
    ['notReleased', words.mayBeShut],
  ] as const
  return sentences.flatMap(([state, say]) => {
    const names = doors.filter((door) => door.state === state).map(({ name }) => name)
    return names.length === 0 ? [] : [say({ count: names.length, doors: new Intl.ListFormat(locale).format(names) })]
  }).join(' ')
}

const sentenceStart = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

const Hero = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--portal-space-3) var(--portal-space-4);
  align-items: start;
  padding: var(--portal-space-5);
  border: 1px solid var(--portal-danger-icon);
  border-radius: var(--portal-radius-card);
  background: var(--portal-card-bg);

  &[data-verdict='drill'],
  &[data-verdict='released'] {
    border-color: var(--portal-border-default);
  }

  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    padding: var(--portal-space-4);
  }
`

const Retry = styled(Button)`
  ${media.phone} {
    grid-column: 1 / -1;
  }
`

interface ReleaseCardProps {
  lockdown: LockdownView
  words: LockdownWords
  now: number
  isBusy: boolean
  onRelease: () => void
}

/** The button that releases, with the effect of the release. A drill changes nothing, so it ends without a confirmation. */
function ReleaseCard({ lockdown, words, now, isBusy, onRelease }: ReleaseCardProps) {
  const { locale } = useSetting()
  const [isAsking, setAsking] = useState(false)
  const { isDrill, doors } = lockdown
  const count = doors.length
  const sentences = isDrill ? [words.drillEnds] : [words.returns({ count }), ...returnTexts(lockdown, words, now, locale)]
  return (
    <Card role="group" title={isDrill ? words.endDrill : words.end}>
      <Stack gap={3}>
        {sentences.map((sentence) => <Text key={sentence} tone="muted">{sentence}</Text>)}
        {isDrill
          ? <Button isBusy={isBusy} onClick={onRelease}>{words.endDrill}</Button>
          : <Button variant="danger" icon={LockOpen} isBusy={isBusy} onClick={() => setAsking(true)}>{words.release({ count })}</Button>}
      </Stack>
      <ReleaseDialog {...{ lockdown, words, now, onRelease }} isOpen={isAsking} onOpenChange={({ isOpen }) => setAsking(isOpen)} />
    </Card>
  )
}

interface LockMeterProps {
  doors: readonly LockdownDoor[]
  label: (values: { done: number; total: number }) => string
}

const done: ReadonlySet<LockdownDoor['state']> = new Set(['locked', 'released', 'wouldLock'])

/** One segment for each door: solid if its controller has confirmed, else dashed. */
function LockMeter({ doors, label }: LockMeterProps) {
  const { locale } = useSetting()
  const confirmed = doors.filter(({ state }) => done.has(state))
  const pieces = [...confirmed, ...doors.filter(({ state }) => !done.has(state))]
  return (
    <Bar role="img" aria-label={label({ done: confirmed.length, total: doors.length })} lang={locale}>
      {pieces.map(({ id, state }) => <i key={id} data-state={done.has(state) ? state : 'open'} />)}
    </Bar>
  )
}

const Bar = styled.div`
  grid-column: 2 / -1;
  display: flex;
  gap: 2px;
  block-size: 8px;

  & > i {
    flex: 1;
    min-inline-size: 0;
    border: 1px solid transparent;
    background: var(--portal-danger-fill);
  }
  & > i[data-state='released'] {
    background: var(--portal-success-icon);
  }
  & > i[data-state='wouldLock'] {
    background: var(--portal-info-icon);
  }
  & > i[data-state='open'] {
    border: 2px dashed var(--portal-danger-icon);
    background: transparent;
  }
  & > i:first-child {
    border-start-start-radius: var(--portal-radius-small);
    border-end-start-radius: var(--portal-radius-small);
  }
  & > i:last-child {
    border-start-end-radius: var(--portal-radius-small);
    border-end-end-radius: var(--portal-radius-small);
  }
`
