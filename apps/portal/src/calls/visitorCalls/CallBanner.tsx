import { Badge, Heading, Kbd, LiveRegion, media, Text, useToaster, Button, type IconComponent } from '@portal/ui'
import { PhoneCall, PhoneOff, BellRing, DoorOpen, Phone } from 'lucide-react'
import { useEffect, useRef, useState, useEffectEvent } from 'react'
import { styled } from 'styled-components'
import { useCalledTitle } from '#portal/app/usePageTitle.ts'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { useFormats, type Formats } from '#portal/i18n/useFormats.ts'
import { CameraPhoto } from '#portal/photos/CameraPhoto.tsx'
import { useCallStatusWords } from './useCallStatusWords.ts'
import { useVisitorCalls, type PressOutcome, type VisitorCallsState } from './useCallPresses.ts'
import { visitorCallsMessages } from './visitorCalls.messages.ts'
import { standingOf, type VisitorCallRecord, type VisitorCallsView } from './visitorCallsView.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { activityPath } from '#portal/app/paths.ts'
import { useRights } from '#portal/app/useRights.ts'
import { ringOnce, useCallSound } from './callSound.ts'
import type { PortalPress } from '@portal/domain'

/**
 * Shows the running visitor calls above every page: photo, station, call group and buttons. It pushes the page down and does not move the focus; Ctrl J moves the focus to it.
 */
export function CallBanner() {
  const t = visitorCallsMessages.useWords()
  const formats = useFormats(useViewerTimeZone())
  const { view, isLost, pressing, outcome, onPress } = useVisitorCalls()
  const say = useCallStatusWords(formats)
  const sayOutcome = useOutcomeWords(formats)
  const shown = useFrontCalls(view)
  useMissedCalls(view, shown, formats)
  const open = shown.filter(canPress)
  const ringing = view ? open.filter((call) => ['ringing', 'waiting'].includes(standingOf(call, view.now).kind)) : []
  useCalledTitle(ringing[0] ? t.titleRinging({ count: String(ringing.length), station: ringing[0].StationName }) : open[0] ? t.titleTalking({ station: open[0].StationName }) : null)
  const place = useJump(open.length > 0)

  const nameOf = ({ Plan, StationName: station }: VisitorCallRecord) => t.calling({ group: Plan.Name, station })
  const textOf = (call: VisitorCallRecord, now: string) => (view && outcome?.id === call.ID ? sayOutcome(outcome, view) : say(standingOf(call, now)))
  // The call's name has no seconds, because screen readers would announce them repeatedly.
  const spoken = view ? shown.map((call) => (ringing.includes(call) ? `${t.visitorAt({ station: call.StationName })}. ${call.Plan.Name}. ${t.jumpSpoken}` : textOf(call, view.now))) : []
  const [front, ...others] = shown
  const pressKey = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>) => {
    const press = front && !event.ctrlKey && !event.altKey && !event.metaKey && front.Presses.find((one) => keysOf(t)[one] === event.key.toUpperCase())
    if (press && canPress(front) && pressing === null) onPress({ id: front.ID, press })
  }
  return (
    <>
      <LiveRegion>{spoken.join(' ')}</LiveRegion>
      {view && front && (
        <Panel ref={place} role="region" aria-label={t.banner} tabIndex={-1} onKeyDown={pressKey} data-over={!canPress(front) || undefined} data-photo={front.Photo !== null || undefined}>
          {front.Photo && <CameraPhoto key={front.ID} of={{ call: front.ID }} photo={front.Photo} isLive={front.Photo.IsLive && canPress(front)} station={front.StationName} now={view.now} formats={formats} />}
          <Facts>
            <div>
              {canPress(front)
                ? <Badge icon={PhoneCall} tone={ringing.includes(front) ? 'info' : 'success'}>{ringing.includes(front) ? t.isRinging : t.isTalking}</Badge>
                : <Badge icon={front.EndedAt === null ? PhoneCall : PhoneOff}>{front.EndedAt === null ? t.isAnswered : t.isOver}</Badge>}
            </div>
            <Heading level={2}>{t.visitorAt({ station: front.StationName })}</Heading>
            <Text isTabular>{`${front.Plan.Name}. ${textOf(front, view.now)}`}</Text>
            {isLost && <Text size="small" tone="muted">{t.unreachable}</Text>}
            {canPress(front) && (
              <>
                <CallActions key={front.ID} call={front} name={nameOf(front)} isLarge {...{ pressing, onPress }} />
                <Text size="small" tone="muted">{front.Photo?.IsLive ? t.talkByLive : t.talkBy}</Text>
                <Hints>
                  <Text as="span" size="small" tone="muted"><Kbd>Ctrl J</Kbd> {t.jump}</Text>
                  <CallAlerts ringing={ringing.map((call) => ({ id: call.ID, title: t.visitorAt({ station: call.StationName }), text: call.Plan.Name }))} />
                </Hints>
              </>
            )}
          </Facts>
          {others.length > 0 && (
            <Others aria-label={t.others}>
              {others.map((call) => (
                <li key={call.ID}>
                  <div>
                    <Text isStrong>{nameOf(call)}</Text>
                    <Text size="small" tone="muted" isTabular>{textOf(call, view.now)}</Text>
                  </div>
                  {canPress(call) && <CallActions call={call} name={nameOf(call)} {...{ pressing, onPress }} />}
                </li>
              ))}
            </Others>
          )}
        </Panel>
      )}
    </>
  )
}

/** Moves the focus to the call when Ctrl J is pressed, even in a field. */
function useJump(isWanted: boolean) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    const jump = (event: KeyboardEvent) => {
      if (!event.ctrlKey || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'j') return
      event.preventDefault()
      ;(place.current?.querySelector<HTMLElement>('[data-press]') ?? place.current)?.focus()
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [isWanted])
  return place
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portal-space-4);
  padding: var(--portal-space-4);
  border: 1px solid var(--portal-border-default);
  border-inline-start: 4px solid var(--portal-accent-border);
  border-radius: var(--portal-radius-card);
  background: var(--portal-surface-base);
  outline-offset: -2px;

  &[data-over] {
    border-inline-start-color: var(--portal-border-strong);
  }
  &[data-photo] {
    grid-template-columns: 320px minmax(0, 1fr);
  }
  ${media.tall} {
    position: sticky;
    inset-block-start: calc(var(--portal-edge-banners, 0px) + var(--portal-edge-bar, 0px) + var(--portal-space-2));
    z-index: var(--portal-layer-sticky);
  }
  ${media.phone} {
    gap: var(--portal-space-3);
    padding: var(--portal-space-3);

    &[data-photo] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: var(--portal-space-2);
`

const Hints = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-2) var(--portal-space-4);
  align-items: center;
  justify-content: space-between;

  ${media.phone} {
    > span:has(kbd) {
      display: none;
    }
  }
`

const Others = styled.ul`
  grid-column: 1 / -1;
  list-style: none;
  margin: 0;
  padding: 0;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--portal-space-2);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--portal-space-2);
    border-block-start: 1px solid var(--portal-border-subtle);
  }
`

/** The outcome of a press on a button, as one sentence. If the press came too late, the current calls show who was first. */
function useOutcomeWords(formats: Formats): (outcome: PressOutcome, view: VisitorCallsView) => string {
  const t = visitorCallsMessages.useWords()
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

/** Milliseconds for which a call stays visible after it ended or someone else answered it, so that users can read its outcome. */
const lingers = 4000

/** Whether the signed-in user can still do something about a call. */
const canPress = ({ EndedAt, Presses }: VisitorCallRecord) => EndedAt === null && Presses.length > 0

/**
 * The calls of the banner, oldest first: those that the user can answer or takes part in, and briefly those that have just ended. No call
 * moves while it is visible, so that a press never hits the wrong call.
 */
function useFrontCalls(view: VisitorCallsView | null): VisitorCallRecord[] {
  const [ids, setIds] = useState<readonly VisitorCallRecord['ID'][]>([])
  const calls = view ? [...view.running, ...view.ended] : []
  const added = calls.filter((call) => canPress(call) && !ids.includes(call.ID)).map(({ ID }) => ID).toReversed()
  if (added.length > 0) setIds([...ids, ...added])
  const shown = ids.flatMap((id) => calls.find(({ ID }) => ID === id) ?? [])
  const over = shown.filter((call) => !canPress(call)).map(({ ID }) => ID).join()
  useEffect(() => {
    if (over === '') return undefined
    const gone = new Set(over.split(',').map(Number))
    const timer = setTimeout(() => setIds((known) => known.filter((id) => !gone.has(id))), lingers)
    return () => clearTimeout(timer)
  }, [over])
  return shown
}

/** Milliseconds for which a missed call stays as a toast. The time is long, because the user may be away from the desk. */
const stays = 10 * 60_000

/** Shows a toast when a call that was on the page ends unanswered. */
function useMissedCalls(view: VisitorCallsView | null, shown: readonly VisitorCallRecord[], formats: Formats): void {
  const t = visitorCallsMessages.useWords()
  const say = useCallStatusWords(formats)
  const toaster = useToaster()
  const isLog = useRights()('log.view')
  const told = useRef(new Set<VisitorCallRecord['ID']>())
  const missed = view ? shown.filter((call) => ['missed', 'gaveUp'].includes(standingOf(call, view.now).kind)) : []
  const tell = useEffectEvent(() => {
    for (const call of missed.filter(({ ID }) => !told.current.has(ID))) {
      told.current.add(call.ID)
      toaster.warning(t.missedAt({ station: call.StationName }), {
        description: `${call.Plan.Name}. ${say(standingOf(call, call.EndedAt ?? call.StartedAt))}.`,
        ...(isLog && { link: { href: activityPath({ kind: 'call' }), label: t.seeActivity } }),
        duration: stays,
      })
    }
  })
  const key = missed.map(({ ID }) => ID).join()
  useEffect(() => {
    if (key !== '') tell()
  }, [key])
}

/** Milliseconds between two rings. */
const ringPause = 3000

interface CallAlertsProps {
  /** The calls that are ringing. */
  ringing: readonly { id: number; title: string; text: string }[]
}

/** Turns sound and browser notifications on or off, and uses them while a call rings. Only one tab plays the sound. The browser asks for permission only on a press. */
function CallAlerts({ ringing }: CallAlertsProps) {
  const t = visitorCallsMessages.useWords()
  const [isOn, setOn] = useCallSound()
  const isRinging = ringing.length > 0
  const newest = ringing.at(-1)?.id
  const notify = useEffectEvent(() => {
    const call = ringing.at(-1)
    if (call && document.visibilityState === 'hidden') showNotification(call)
  })
  useEffect(() => {
    if (isOn && newest !== undefined) notify()
  }, [isOn, newest])
  useEffect(() => {
    if (!isOn || !isRinging) return undefined
    const over = new AbortController()
    void soundUntil(over.signal)
    return () => over.abort()
  }, [isOn, isRinging])

  return (
    <Button size="compact" variant="quiet" icon={BellRing} onClick={() => setOn(!isOn)}>
      {isOn ? t.alertsOff : t.alertsOn}
    </Button>
  )
}

function showNotification({ id, title, text }: CallAlertsProps['ringing'][number]): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    // A notification with the same tag replaces one from another tab.
    const notification = new Notification(title, { body: text, tag: `call-${id}` })
    notification.addEventListener('click', () => {
      globalThis.focus()
      notification.close()
    })
  } catch {
    // On phones, browsers show only notifications of a service worker.
  }
}

/** Plays the ring in one tab until the signal aborts. If the browser does not allow sound yet, the tab stays silent. */
async function soundUntil(signal: AbortSignal): Promise<void> {
  const ring = async () => {
    const audio = new AudioContext()
    const timer = setInterval(() => ringOnce(audio), ringPause)
    ringOnce(audio)
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
    clearInterval(timer)
    await audio.close()
  }
  await ('locks' in navigator ? navigator.locks.request('portal-ring', { signal }, ring) : ring()).catch(() => {})
}

interface CallActionsProps extends Pick<VisitorCallsState, 'pressing' | 'onPress'> {
  call: VisitorCallRecord
  /** The name of the call, which the names of the buttons contain. */
  name: string
  /** Whether the keyboard's keys control this call. */
  isLarge?: boolean
}

const icons: Record<PortalPress, IconComponent> = { answer: Phone, open: DoorOpen, decline: PhoneOff, end: PhoneOff }

type Words = NonNullable<(typeof visitorCallsMessages)['value']>

/** The key that presses each button while the focus is in the call. */
const keysOf = (t: Words): Record<PortalPress, string> => ({ answer: t.answerKey, open: t.openKey, decline: t.declineKey, end: t.endKey })

/** The buttons for a running call. They keep their position when others disappear, and the focus stays among them. */
function CallActions({ call: { ID: id, Presses: presses }, name, isLarge = false, pressing, onPress }: CallActionsProps) {
  const t = visitorCallsMessages.useWords()
  const group = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    // The pressed button no longer exists, so the focus moves to the next one.
    if (hadFocus.current && !group.current?.contains(document.activeElement)) (group.current?.querySelector('button') ?? group.current)?.focus()
  })
  const words: Record<PortalPress, string> = { answer: t.answer, open: t.open, decline: t.decline, end: t.end }
  const keys = keysOf(t)
  return (
    <Actions
      ref={group}
      role="group"
      aria-label={t.actions({ call: name })}
      tabIndex={-1}
      onFocus={() => { hadFocus.current = true }}
      onBlur={(event) => { hadFocus.current = event.relatedTarget === null && !document.hasFocus() }}
    >
      {presses.map((press, index) => (
        <Button
          key={press}
          data-press={press}
          size={isLarge ? 'form' : 'compact'}
          icon={icons[press]}
          variant={press === 'end' || press === 'decline' ? 'danger' : isLarge && index === 0 ? 'primary' : 'secondary'}
          aria-label={`${words[press]}: ${name}`}
          aria-keyshortcuts={isLarge ? keys[press] : undefined}
          isBusy={pressing?.id === id && pressing.press === press}
          onClick={() => onPress({ id, press })}
        >
          {words[press]}
          {isLarge && <Letter aria-hidden data-key={keys[press]} />}
        </Button>
      ))}
    </Actions>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-2);
  outline: none;

  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > [data-press='answer'] {
      grid-column: 1 / -1;
    }
  }
`

/** The letter is drawn by its style, because it is not part of the button's name. It is hidden on devices without a keyboard. */
const Letter = styled(Kbd)`
  margin-inline-start: var(--portal-space-1);

  &::before {
    content: attr(data-key);
  }
  ${media.phone} {
    display: none;
  }
`
