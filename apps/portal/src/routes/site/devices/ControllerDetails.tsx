import type { CommandReason, DeviceAction } from '@portal/domain'
import { Button, closedStatus, Heading, heldOpenStatus, InlineAlert, leftOpenStatus, LoadingState, lockedStatus, media, offlineStatus, Stack, StatusLabel, Text } from '@portal/ui'
import { RefreshCw } from 'lucide-react'
import { styled } from 'styled-components'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { useAsk, AskFailure } from '#portal/app/asking.tsx'
import { devicesMessages } from '#portal/controllers/controllers.messages.ts'
import type { Controller, DevicePush } from '#portal/controllers/controllersView.ts'
import type { Formats } from '#portal/i18n/useFormats.ts'
import type { SendAgain } from './route.tsx'
import { Rows } from '#portal/app/Rows.ts'

export interface ControllerDetailsProps {
  controller: Controller
  /** The current time as an ISO instant on the server's clock. */
  now: string
  formats: Formats
  isSending: boolean
  onSend: ((what: SendAgain) => void) | undefined
}

const uptime = lazyPart(async () => (await import('#portal/controllers/ControllerUptime.tsx')).ControllerUptime)

const shownAtMost = { open: 20, done: 5 }

/** Shows a controller's doors, its unsynced changes with their effect, and its latest changes. */
export function ControllerDetails({ controller, now, formats, isSending, onSend }: ControllerDetailsProps) {
  const { ModuleID, Push, State, WaitingCount, FailedCount, LastContactAt } = controller
  const t = devicesMessages.useWords()
  const wordsOf = usePushWords(now, formats)
  // The details are requested again when the counts in the list change.
  const asked = useAsk(`${ModuleID} ${WaitingCount} ${FailedCount} ${State}`, async (api, signal) => {
    const [open, done] = await Promise.all([
      api.getDevicePushes({ ModuleID, State: 'open', count: shownAtMost.open }, { signal }),
      api.getDevicePushes({ ModuleID, State: 'done', count: shownAtMost.done }, { signal }),
    ])
    return { open, done }
  })
  const doorWords = { Closed: [closedStatus, t.closed], HeldOpen: [heldOpenStatus, t.heldOpen], LeftOpen: [leftOpenStatus, t.leftOpen], Locked: [lockedStatus, t.locked], Offline: [offlineStatus, t.offline] } as const
  const open = asked.answer?.open
  return (
    <Columns>
      <Stack gap={4}>
        <section>
          <Heading level={3} size="card">{t.doors}</Heading>
          <Rows>
            {controller.Ports.map(({ PortID, PortNumber, Name, Status }) => (
              <Item key={PortID}>
                <Words>
                  <Text isStrong>{Name}</Text>
                  <Text size="small" tone="muted">{t.port({ number: String(PortNumber) })}</Text>
                </Words>
                <StatusLabel status={doorWords[Status][0]}>{doorWords[Status][1]}</StatusLabel>
              </Item>
            ))}
          </Rows>
          {Push !== '' && <Text size="small" tone="muted">{t.push({ push: Push })}</Text>}
        </section>
        <uptime.Part id={ModuleID} state={State} />
        {State === 'offline' && (
          <section>
            <Heading level={3} size="card">{t.holdsOld}</Heading>
            <Stack gap={1}>
              {LastContactAt !== null && <Text size="small" tone="muted">{t.holdsOldSince({ time: formats.timeSince(LastContactAt, now) })}</Text>}
              <Text size="small">{t.oldOpens}</Text>
              <Text size="small">{t.newFails}</Text>
            </Stack>
          </section>
        )}
      </Stack>
      <Stack gap={4} aria-busy={asked.isLoading || undefined}>
        <AskFailure {...asked} title={t.detailsFailed} />
        {!asked.answer && !asked.failure && <LoadingState label={t.changes} />}
        {open && open.TotalCount > 0 && (
          <section>
            {FailedCount > 0 ? (
              <InlineAlert tone="danger" title={t.refusedTitle({ count: FailedCount })}>{t.refusedText}</InlineAlert>
            ) : (
              <Heading level={3} size="card">{t.waitingTitle({ count: WaitingCount })}</Heading>
            )}
            <Rows>
              {open.Pushes.map((push) => (
                <Item key={push.ID}>
                  <Words>
                    <Text isStrong>{wordsOf(push).change}</Text>
                    <Text size="small" tone="muted">{wordsOf(push).facts}</Text>
                  </Words>
                  {onSend && push.Status === 'failed' && (
                    <Button size="compact" icon={RefreshCw} isBusy={isSending} aria-label={t.oneAgain({ change: wordsOf(push).change })} onClick={() => onSend({ PushIDs: [push.ID] })}>
                      {t.sendAgain}
                    </Button>
                  )}
                </Item>
              ))}
            </Rows>
            {open.TotalCount > open.Pushes.length && <Text size="small" tone="muted">{t.more({ count: open.TotalCount - open.Pushes.length })}</Text>}
          </section>
        )}
        {asked.answer && (
          <section>
            <Heading level={3} size="card">{t.historyTitle}</Heading>
            {asked.answer.done.TotalCount === 0 && <Text size="small" tone="muted">{t.noHistory}</Text>}
            <Rows>
              {asked.answer.done.Pushes.map((push) => (
                <Item key={push.ID}>
                  <Words>
                    <Text>{wordsOf(push).change}</Text>
                    <Text size="small" tone="muted">{wordsOf(push).facts}</Text>
                  </Words>
                </Item>
              ))}
            </Rows>
          </section>
        )}
      </Stack>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--portal-space-5);
  padding: var(--portal-space-2) var(--portal-space-4) var(--portal-space-5);

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: var(--portal-space-3);
  padding-block: var(--portal-space-2);
`

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

/** Returns a command to a controller and its result as text. */
function usePushWords(now: string, formats: Formats): (push: DevicePush) => { change: string; facts: string } {
  const t = devicesMessages.useWords()
  const reasons: Record<CommandReason, string> = {
    offline: t.reasonOffline, noAnswer: t.reasonNoAnswer, memoryFull: t.reasonMemoryFull, refused: t.reasonRefused, lockedDown: t.reasonLockedDown,
  }
  const at = (instant: string) => formats.timeSince(instant, now)
  return ({ Action, CodeName, PortName, At, By, Attempts, Reason, NextTryAt, DoneAt, Status }) => {
    const [code, door] = [{ name: CodeName ?? t.someCode }, { name: PortName ?? t.someDoor }]
    const changes: Record<DeviceAction, string> = {
      add: t.add(code), update: t.update(code), remove: t.remove(code), all: t.all,
      pulse: t.pulse(door), hold: t.hold(door), close: t.close(door), lock: t.lock(door), unlock: t.unlock(door),
    }
    const facts = [
      By === null ? t.made({ time: at(At) }) : t.madeBy({ time: at(At), who: By }),
      ...(Status !== 'acknowledged' && Attempts > 0 ? [t.tried({ count: Attempts })] : []),
      ...(Reason === null ? [] : [reasons[Reason]]),
      ...(NextTryAt === null ? [] : [t.tryAt({ time: at(NextTryAt) })]),
      ...(Status === 'acknowledged' && DoneAt !== null ? [t.takenAt({ time: at(DoneAt) })] : []),
    ]
    return { change: changes[Action], facts: facts.join(', ') }
  }
}
