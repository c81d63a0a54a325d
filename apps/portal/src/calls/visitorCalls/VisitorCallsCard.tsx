import { useStore } from '@nanostores/react'
import { Button, Card, Icon, LiveRegion, Text } from '@portal/ui'
import { ChevronDown, Phone, PhoneCall } from 'lucide-react'
import { useId, useState, useEffect } from 'react'
import { styled } from 'styled-components'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { useFailureText } from '#portal/app/useFailureText.ts'
import type { Formats } from '#portal/i18n/useFormats.ts'
import { narrowCard } from './narrowCard.ts'
import type { VisitorCallsState, PressOutcome } from './useCallPresses.ts'
import { useCallStatusWords } from './useCallStatusWords.ts'
import { visitorCallsMessages } from './visitorCalls.messages.ts'
import { standingOf, type VisitorCallRecord, type VisitorCallsView } from './visitorCallsView.ts'

const panel = lazyPart(async () => (await import('./CallsPanel.tsx')).CallsPanel)
// Loads when idle: most visits see no running call.
const actions = lazyPart(async () => (await import('./callNow.ts')).CallActions)
const thumbnail = lazyPart(async () => (await import('./callNow.ts')).CallThumbnail)

export interface VisitorCallsCardProps extends VisitorCallsState {
  formats: Formats
}

/**
 * The current visitor call: who calls, whose phone rings, and the buttons. It has the same height without a call, so that nothing on the
 * page moves.
 */
export function VisitorCallsCard({ view, isLost, pressing, outcome, onPress, formats }: VisitorCallsCardProps) {
  actions.usePreload()
  const t = useStore(visitorCallsMessages)
  const say = useCallStatusWords(formats)
  const sayOutcome = useOutcomeWords(formats)
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const front = useFrontCall(view)
  const last = view?.ended[0]
  const nameOf = ({ Plan, StationName: station }: VisitorCallRecord) => t.calling({ group: Plan.Name, station })
  const more = view?.running.filter(({ ID }) => ID !== front?.ID).length ?? 0
  const others = more > 0 ? t.moreCalls({ count: more }) : null
  const isRunning = front !== undefined && front.EndedAt === null
  const standing = front && view ? standingOf(front, view.now) : null
  const told = view && outcome ? sayOutcome(outcome, view) : null
  const isTold = told !== null && outcome?.id === (front ?? last)?.ID

  const lines = (): [head: string, text: string] => {
    if (!view) return [t.nobodyCalls, isLost ? t.unreachable : '']
    if (front && standing) return [[nameOf(front), others].filter(Boolean).join(', '), isTold ? told : say(standing)]
    if (isTold) return [t.nobodyCalls, told]
    if (!last) return [t.nobodyCalls, t.none]
    return [t.nobodyCalls, `${t.lastCall({ time: formats.timeSince(last.StartedAt, view.now) })} ${say(standingOf(last, view.now))}`]
  }
  const [head, text] = lines()
  // Without the seconds, which would be read aloud repeatedly.
  const calls = front && isRunning ? `${t.title}: ${nameOf(front)}. ${standing?.kind === 'talking' ? say(standing) : ''}` : ''

  return (
    <Frame padding="none" role="region" aria-label={t.title} data-calling={isRunning || undefined}>
      <Strip>
        <Icon icon={isRunning ? PhoneCall : Phone} tone={isRunning ? 'info' : 'neutral'} />
        {front?.Photo && view && <thumbnail.Part key={front.ID} id={front.ID} alt={t.photoAlt({ station: front.StationName, time: formats.timeSince(front.Photo.TakenAt, view.now) })} />}
        <Lines>
          <Text isStrong>{head}</Text>
          <Text size="small" tone="muted" isTabular>
            {text}
          </Text>
        </Lines>
        {front && <actions.Part key={front.ID} call={front} name={nameOf(front)} {...{ pressing, onPress }} />}
        {view && view.running.length + view.ended.length > 0 && (
          <Toggle size="compact" icon={ChevronDown} aria-expanded={isOpen} aria-controls={isOpen ? panelId : undefined} onClick={() => setIsOpen(!isOpen)}>
            <Words>{isOpen ? t.hide : t.show}</Words>
          </Toggle>
        )}
      </Strip>
      <LiveRegion>{[calls, isTold ? told : null].filter(Boolean).join(' ')}</LiveRegion>
      {isOpen && view && (
        <div id={panelId}>
          <panel.Part {...{ view, pressing, onPress, formats }} />
        </div>
      )}
    </Frame>
  )
}

const Frame = styled(Card)`
  container: visitor-calls / inline-size;

  &[data-calling] {
    border-color: var(--portal-accent-border);
  }
`

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: var(--portal-space-3);
  block-size: 4rem;
  padding-inline: var(--portal-space-4);

  [data-calling] > * > & {
    border-radius: inherit;
    background: var(--portal-surface-selected);
  }
  ${narrowCard} {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) auto;
    align-content: center;
    row-gap: var(--portal-space-2);
    block-size: 7rem;

    > [role='group'] {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`

const Toggle = styled(Button)`
  position: relative;

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`

/** A narrow card shows only the arrow, to leave room for the names. */
const Words = styled.span`
  ${narrowCard} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

/** As many lines as fit, the name first; the panel shows everything. */
const Lines = styled.div`
  display: -webkit-box;
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  > * {
    display: block;
  }
`

/**
 * Milliseconds for which an ended call stays before the next one replaces it, so that a press never hits another call than the visible one.
 */
const lingers = 3000

/** The card's call: the same one until it has ended, then the newest running call. */
function useFrontCall(view: VisitorCallsView | null): VisitorCallRecord | undefined {
  const [shownId, setShownId] = useState<VisitorCallRecord['ID'] | null>(null)
  const shown = view && [...view.running, ...view.ended].find(({ ID }) => ID === shownId)
  const next = shown?.ID ?? view?.running[0]?.ID ?? null
  if (next !== shownId) setShownId(next)
  const overId = shown && shown.EndedAt !== null ? shown.ID : null
  useEffect(() => {
    if (overId === null) return undefined
    const timer = setTimeout(() => setShownId((id) => (id === overId ? null : id)), lingers)
    return () => clearTimeout(timer)
  }, [overId])
  return shown ?? undefined
}

/** The outcome of a press as one sentence; the current calls tell who was first. */
function useOutcomeWords(formats: Formats): (outcome: PressOutcome, view: VisitorCallsView) => string {
  const t = useStore(visitorCallsMessages)
  const failureText = useFailureText()
  return (outcome, { now, running, ended }) => {
    const call = [...running, ...ended].find(({ ID }) => ID === outcome.id)
    if (outcome.kind === 'opened') return call ? t.openedNow({ station: call.StationName, time: formats.time(call.EndedAt ?? now) }) : ''
    const { failure } = outcome
    if (failure.kind !== 'service' || failure.status !== 409 || !call) return failureText(failure)
    const standing = standingOf(call, now)
    if (standing.kind === 'talking' || standing.kind === 'answered') return t.answeredFirst({ name: standing.name ?? t.someone })
    return failure.code === 'CALL_OVER' ? t.overAlready : failureText(failure)
  }
}
