import { type ControllerState, controllerStates } from '@portal/domain'
import { Button, Card, EmptyState, FilterBar, FilterSelect, IconButton, InlineAlert, media, PageHeader, RelativeTime, SearchField, Stack, StatusLabel, Text, openedStatus } from '@portal/ui'
import { ChevronDown, ChevronUp, RefreshCw, Send } from 'lucide-react'
import { useState, useId } from 'react'
import { styled } from 'styled-components'
import { listScreen, type ListProps } from '#portal/app/listScreen.tsx'
import { Rows } from '#portal/app/Rows.ts'
import { useCall } from '#portal/app/useCall.ts'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { usePolling } from '#portal/app/usePolling.ts'
import { useRights } from '#portal/app/useRights.ts'
import { devicesMessages } from '#portal/controllers/controllers.messages.ts'
import { ControllerStateLabel } from '#portal/controllers/ControllerStateLabel.tsx'
import { controllersAddress, type ControllersAnswer, type ControllersQuery, byProperty, type Controller, summarize, type QueueSummary } from '#portal/controllers/controllersView.ts'
import { useFormats, type Formats } from '#portal/i18n/useFormats.ts'
import { ControllerDetails } from './ControllerDetails.tsx'

/** Milliseconds between two requests: while changes are pending, and otherwise. */
const pauses = { behind: 2000, inStep: 15_000 }

/** The page `/site/devices`: the controllers, their unsynced changes, and a button that sends them again. */
export const route = listScreen({
  address: controllersAddress,
  isWhole: true,
  load: (_query, { api, signal }) => api.getControllers({}, { signal }),
  words: devicesMessages,
  head: ({ title, loadFailed: failed }) => ({ title, failed }),
  Page: ControllersPage,
})

/** The changes to send again: single changes, or all changes of some controllers. Without both, all waiting and refused changes. */
export interface SendAgain {
  PushIDs?: number[]
  ModuleIDs?: number[]
}

/** Lists all controllers with their doors and unsynced changes, and one action. */
function ControllersPage({ answer, failure, reload, query, search, narrow, clear }: ListProps<ControllersQuery, ControllersAnswer>) {
  const t = devicesMessages.useWords()
  const mayPush = useRights()('devices.push')
  const formats = useFormats(answer?.Controllers[0]?.TimeZone ?? 'UTC')
  const [isRefreshing, setRefreshing] = useState(false)
  const { run: send, isBusy: isSending, failure: notSent } = useCall((api, wanted: SendAgain) => api.sendDevicePushesAgain(wanted), ({ SentCount }) => (SentCount === 0 ? t.nothingToSend : t.sentAgain({ count: SentCount })))
  const isBehind = answer?.Controllers.some(({ WaitingCount }) => WaitingCount > 0) ?? false
  usePolling(answer !== undefined, isBehind ? pauses.behind : pauses.inStep, reload)
  const refresh = async () => {
    setRefreshing(true)
    await reload()
    setRefreshing(false)
  }
  if (!answer) return null
  const { Controllers, Now } = answer
  const stateNames: Record<ControllerState, string> = { failed: t.failed, offline: t.offline, sending: t.sendingState, online: t.online }
  const doors = Controllers.reduce((total, { Ports }) => total + Ports.length, 0)
  const shown = byProperty(Controllers, query)
  return (
    <Stack gap={4}>
      <PageHeader
        title={t.title}
        facts={Controllers.length > 0 && [t.controllers({ count: Controllers.length }), t.doorCount({ count: doors }), formats.time(Now)].join(' · ')}
        actions={
          <>
            <Button icon={RefreshCw} isBusy={isRefreshing} onClick={() => void refresh()}>{t.refresh}</Button>
            {mayPush && Controllers.length > 0 && (
              <Button icon={Send} isBusy={isSending} onClick={() => send({ ModuleIDs: Controllers.map(({ ModuleID }) => ModuleID) })}>{t.everything}</Button>
            )}
          </>
        }
      />
      {failure && <InlineAlert tone="warning" role="status">{t.old}</InlineAlert>}
      <FailureAlert failure={notSent} />
      {Controllers.length === 0 ? (
        <Card><EmptyState title={t.emptyTitle}>{t.emptyText}</EmptyState></Card>
      ) : (
        <>
          <QueueCard summary={summarize(Controllers)} now={Now} formats={formats} isSending={isSending} onSend={mayPush ? () => send({}) : undefined} />
          <FilterBar
            search={<SearchField label={t.search} maxLength={80} {...search} />}
            chosen={query.state === null ? 0 : 1}
            isSearching={search.value !== ''}
            onClear={clear}
          >
            <FilterSelect
              label={t.state}
              value={query.state ?? ''}
              options={controllerStates.map((state) => ({ value: state, label: stateNames[state] }))}
              onValueChange={({ value }) => narrow({ state: controllerStates.find((state) => state === value) ?? null })}
            />
          </FilterBar>
          {shown.length === 0 && (
            <Card>
              <EmptyState title={t.noMatchTitle} actions={<Button onClick={clear}>{t.clear}</Button>}>{t.noMatchText}</EmptyState>
            </Card>
          )}
          {shown.map(({ id, name, controllers }) => (
            <Card key={id} title={name} fact={String(controllers.length)} padding="none" aria-busy={isRefreshing || undefined}>
              <Rows>
                {controllers.map((controller) => (
                  <ControllerRow
                    key={controller.ModuleID}
                    controller={controller}
                    now={Now}
                    isOpen={query.open === String(controller.ModuleID)}
                    isSending={isSending}
                    onToggle={({ isOpen }) => narrow({ open: isOpen ? String(controller.ModuleID) : null })}
                    onSend={mayPush ? send : undefined}
                  />
                ))}
              </Rows>
            </Card>
          ))}
          <Text size="small" tone="muted">{t.foot}</Text>
        </>
      )}
    </Stack>
  )
}

interface ControllerRowProps {
  controller: Controller
  /** The current time as an ISO instant on the server's clock. */
  now: string
  isOpen: boolean
  isSending: boolean
  onToggle: (change: { isOpen: boolean }) => void
  /** Sends changes again; omitted if the user may not. */
  onSend: ((what: SendAgain) => void) | undefined
}

function ControllerRow({ controller, now, isOpen, isSending, onToggle, onSend }: ControllerRowProps) {
  const { ModuleID, Name, HardwareModel, Serial, Firmware, State, LastContactAt, WaitingCount, FailedCount, DoneBy } = controller
  const t = devicesMessages.useWords()
  const formats = useFormats(controller.TimeZone)
  const detailsId = useId()
  const behind = [...(FailedCount > 0 ? [t.failedCount({ count: FailedCount })] : []), ...(WaitingCount > 0 ? [t.waitingCount({ count: WaitingCount })] : [])]
  const when = WaitingCount === 0 ? null : State === 'offline' ? t.whenBack : DoneBy === null ? null : t.doneBy({ time: formats.timeSince(DoneBy, now) })
  const isAway = State === 'offline'
  return (
    <li>
      <Line>
        <Cell data-part="name">
          <Text isStrong>{Name}</Text>
          <Text size="small" tone="muted">{[HardwareModel, Serial].filter(Boolean).join(' · ')}</Text>
        </Cell>
        <Cell><ControllerStateLabel controller={controller} /></Cell>
        <Cell>
          <Text size="small" tone="muted">{t.lastContact}</Text>
          <Text isTabular>{LastContactAt === null ? t.never : <RelativeTime instant={LastContactAt} now={Date.parse(now)} timeZone={formats.timeZone} />}</Text>
        </Cell>
        <Cell>
          <Text size="small" tone="muted">{t.firmware}</Text>
          <Text isTabular>{Firmware === '' ? '–' : <bdi>{Firmware}</bdi>}</Text>
        </Cell>
        <Cell>
          <Text size="small" tone="muted">{t.changes}</Text>
          <Text>{behind.length === 0 ? t.taken : behind.join(', ')}</Text>
          {when !== null && <Text size="small" tone="muted">{when}</Text>}
        </Cell>
        <Tools>
          {onSend && (
            <Button size="compact" icon={RefreshCw} isBusy={isSending} aria-label={isAway ? t.tryNowAt({ controller: Name }) : t.sendAgainTo({ controller: Name })} onClick={() => onSend({ ModuleIDs: [ModuleID] })}>
              {isAway ? t.tryNow : t.sendAgain}
            </Button>
          )}
          <IconButton icon={isOpen ? ChevronUp : ChevronDown} label={t.details({ controller: Name })} aria-expanded={isOpen} aria-controls={detailsId} onClick={() => onToggle({ isOpen: !isOpen })} />
        </Tools>
      </Line>
      <div id={detailsId}>
        {isOpen && <ControllerDetails controller={controller} now={now} formats={formats} isSending={isSending} onSend={onSend} />}
      </div>
    </li>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 2fr) 10rem;
  align-items: center;
  gap: var(--portal-space-3);
  padding: var(--portal-space-3) var(--portal-space-4);

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`

const Cell = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--portal-space-1);

  ${media.narrow} {
    align-self: center;
  }
`

interface QueueCardProps {
  summary: QueueSummary
  /** The current time as an ISO instant on the server's clock. */
  now: string
  formats: Formats
  isSending: boolean
  /** Sends all changes again; omitted if the user may not. */
  onSend: (() => void) | undefined
}

/** Summarizes unsynced changes: how many, for how long, and what to do. */
function QueueCard({ summary: { behind, canGo, oldest, nextTry, away }, now, formats, isSending, onSend }: QueueCardProps) {
  const t = devicesMessages.useWords()
  if (behind === 0) return <Card><StatusLabel status={openedStatus}>{t.inStep}</StatusLabel></Card>
  const facts = [...(canGo > 0 ? [t.goNow({ count: canGo })] : []), ...(away.length > 0 ? [t.waitsFor({ controllers: formats.list(away) })] : [])]
  return (
    <Card padding="none" foot={<Text size="small">{facts.join('. ')}.</Text>}>
      <Figures>
        <Figure><dt>{t.behind({ count: behind })}</dt><dd>{behind}</dd></Figure>
        {oldest !== null && <Figure><dt>{t.oldest}</dt><dd><RelativeTime instant={oldest} now={Date.parse(now)} timeZone={formats.timeZone} /></dd></Figure>}
        {nextTry !== null && <Figure><dt>{t.nextTry}</dt><dd><RelativeTime instant={nextTry} now={Date.parse(now)} timeZone={formats.timeZone} /></dd></Figure>}
        {onSend && canGo > 0 && (
          <Act>
            <Button variant="primary" icon={Send} isBusy={isSending} onClick={onSend}>{t.sendAll({ count: canGo })}</Button>
          </Act>
        )}
      </Figures>
    </Card>
  )
}

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  margin: 0;
`

const Figure = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding: var(--portal-space-4);
  border-inline-end: 1px solid var(--portal-border-subtle);

  & > dt {
    color: var(--portal-text-muted);
    font: var(--portal-type-small);
  }

  & > dd {
    margin: 0;
    font: var(--portal-type-heading1);
    font-variant-numeric: tabular-nums;
  }
`

const Act = styled.div`
  display: flex;
  align-items: center;
  padding: var(--portal-space-4);

  ${media.phone} {
    flex: 1 0 100%;
    border-block-start: 1px solid var(--portal-border-subtle);

    & > button {
      flex: 1;
    }
  }
`
