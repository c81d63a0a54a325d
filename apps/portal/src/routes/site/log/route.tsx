import { Button, ButtonLink, Card, EmptyState, ErrorPanel, Icon, IconButton, Inline, LiveRegion, media, PageHeader, Stack, Text } from '@portal/ui'
import { ArrowUpToLine, ChevronDown, ChevronUp, Radio, X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import type { Location } from '#portal/access/places.ts'
import { attempt } from '#portal/app/attempt.ts'
import { Dialog } from '#portal/app/dialogs.tsx'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { listScreen, type ListProps } from '#portal/app/listScreen.tsx'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useOnline } from '#portal/app/useOnline.ts'
import { useOpenInAddress } from '#portal/app/useOpenInAddress.ts'
import { usePolling } from '#portal/app/usePolling.ts'
import { ExportLink, type Exported } from '#portal/exports/ExportLink.tsx'
import { SavePdf } from '#portal/exports/SavePdf.tsx'
import { LineDetail, type Narrowing } from '#portal/log/LineDetail.tsx'
import type { LogAnswer, LogLine } from '#portal/log/logLine.ts'
import { LogList } from '#portal/log/LogList.tsx'
import { useLogFormats } from '#portal/log/useLogFormats.ts'
import { useLogWords } from '#portal/log/useLogWords.ts'
import { toEntriesRequest } from './entriesOverTime.ts'
import { LogFilterBar, type LogFilterBarProps } from './LogFilterBar.tsx'
import { logAddress, toLogRequest, narrowedLog, type LogAddress } from './logQuery.ts'
import type { LogView } from './logViews.ts'
import { LogViews } from './LogViews.tsx'
import { logPageMessages } from './messages.ts'

/** The page `/site/log`: entries, visitor calls and changes, newest first, filtered by the address. */
export const route = listScreen({
  address: logAddress,
  isInHistory: true,
  async load(query, { api, signal }) {
    const [log, places, views] = await Promise.all([
      api.getLog(toLogRequest(query), { signal }),
      attempt(api.getPropertyInstallLocationDeviceInformation({}, { signal })),
      attempt(api.getLogViews({}, { signal })),
    ])
    return { log, places: places.ok ? places.value.Locations : [], views: views.ok ? views.value.Views : [] }
  },
  words: logPageMessages,
  head: ({ title, failed }) => ({ title, failed }),
  Page: LogPage,
})

const entries = lazyPart(async () => (await import('./EntriesOverTime.tsx')).EntriesOverTime)

interface LogScreenAnswer {
  log: LogAnswer
  /** The locations with their doors; empty if the user may not see doors, and then there is no door filter. */
  places: Location[]
  /** The user's saved views. */
  views: LogView[]
}

/** The page of activity: entries, visitor calls and changes in one list, with details beside it. */
function LogPage({ query, answer, answered, now, isLoading, failure, search, narrow, clear, reload }: ListProps<LogAddress, LogScreenAnswer>) {
  const { log, places = [], views = [] } = answer ?? {}
  const t = logPageMessages.useWords()
  const lines = log?.Lines ?? []
  const timeZone = log?.TimeZone ?? 'UTC'
  const today = log?.Now ?? new Date(now).toISOString()
  const isNewest = answered.before === null
  const isEmpty = lines.length === 0 && !logAddress.isNarrowed(answered)
  const isOnline = useOnline()
  const { keptSince } = useLogFormats(timeZone)
  const { fresh, isMore, isLost } = useLogTail(answered, lines[0]?.Place, log !== undefined && isNewest && isOnline)
  const [place, setPlace] = useOpenInAddress('line')
  const opened = lines.find(({ Place }) => Place === place)
  const exported: Exported = { Of: 'log', ...narrowedLog(query) }
  const narrowTo = (to: Narrowing) => narrow({ ...logAddress.whole, ...toAddress(to) })
  return (
    <Stack gap={4}>
      <PageHeader title={t.title} facts={log && [t.facts({ property: log.PropertyName }), ...(log.KeptFrom === null ? [] : [t.keptFrom({ day: keptSince(log.KeptFrom) })])].join(' ')} actions={log && <><SavePdf name={t.title} what={exported} /><ExportLink what={exported} /></>} />
      {log && <LogViews views={views} address={query} clock={{ timeZone, now }} />}
      <LogFilterBar {...{ query, places, timeZone, now, search, narrow, clear }} names={namesIn(lines, query)} />
      {log && !isEmpty && toEntriesRequest(query, { timeZone, now }) && <Place><entries.Part {...{ query, now, timeZone, narrow }} /></Place>}
      {failure && (
        <ErrorPanel title={t.failed} onRetry={failure.onRetry} isRetrying={failure.isRetrying}>
          {failure.detail}
        </ErrorPanel>
      )}
      <Columns data-open={opened ? '' : undefined}>
        <Surface aria-busy={isLoading || undefined}>
          <Head>
            {isNewest ? (
              <>
                <Icon icon={Radio} tone={isLost ? 'warning' : 'success'} />
                <Text as="span" size="small" tone="muted">
                  {isLost ? t.lost : t.liveFact}
                </Text>
                {fresh > 0 && (
                  <Button size="compact" icon={ArrowUpToLine} onClick={() => void reload()}>
                    {isMore ? t.freshMany({ count: String(fresh) }) : t.fresh({ count: fresh })}
                  </Button>
                )}
              </>
            ) : (
              <ButtonLink size="compact" icon={ArrowUpToLine} href={logAddress.write({ ...query, before: null })}>
                {t.newest}
              </ButtonLink>
            )}
          </Head>
          <LiveRegion>{fresh > 0 ? t.fresh({ count: fresh }) : ''}</LiveRegion>
          {log && lines.length === 0 && <Nothing isNarrowed={!isEmpty} onClear={clear} />}
          <LogList lines={lines} timeZone={timeZone} now={today} openPlace={place} onOpen={({ line }) => setPlace(line.Place === place ? null : line.Place)} />
          {log && lines.length > 0 && (
            <Foot>
              <Text as="span" size="small" tone="muted">
                {log.Next === null ? `${t.shown({ count: lines.length })}. ${t.end}` : t.shown({ count: lines.length })}
              </Text>
              {log.Next !== null && (
                <ButtonLink icon={ChevronDown} href={logAddress.write({ ...answered, before: log.Next })}>
                  {t.older}
                </ButtonLink>
              )}
            </Foot>
          )}
        </Surface>
        {opened && <Detail line={opened} lines={lines} timeZone={timeZone} now={today} onNarrow={narrowTo} onGo={({ Place: other }) => setPlace(other)} onClose={() => setPlace(null)} />}
      </Columns>
    </Stack>
  )
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const t = logPageMessages.useWords()
  if (!isNarrowed) return <EmptyState title={t.emptyTitle}>{t.emptyText}</EmptyState>
  return (
    <EmptyState title={t.noMatchTitle} actions={<Button onClick={onClear}>{t.clear}</Button>}>
      {t.noMatchText}
    </EmptyState>
  )
}

interface DetailProps {
  line: LogLine
  /** The events of the list, in its order. */
  lines: readonly LogLine[]
  timeZone: string
  now: string
  onNarrow: (to: Narrowing) => void
  onGo: (to: LogLine) => void
  onClose: () => void
}

/** Shows the details of an event beside the list, or on a sheet if there is no room, with steps to the events before and after it. */
function Detail({ line, lines, timeZone, now, onNarrow, onGo, onClose }: DetailProps) {
  const t = logPageMessages.useWords()
  const isNarrow = useIsNarrow()
  const { title: subject, outcome } = useLogWords(timeZone, now)(line)
  const title = line.Kind === 'event' ? t.eventAt({ outcome, door: line.PortName }) : subject
  const index = lines.indexOf(line)
  const step = (label: string, icon: typeof ChevronUp, to: LogLine | undefined) => (
    <IconButton size="compact" icon={icon} label={label} aria-disabled={to === undefined || undefined} onClick={() => to && onGo(to)} />
  )
  const steps = (
    <>
      <Text as="span" size="small" tone="muted">{t.position({ number: index + 1, count: lines.length })}</Text>
      {step(t.previous, ChevronUp, lines[index - 1])}
      {step(t.next, ChevronDown, lines[index + 1])}
    </>
  )
  const detail = <LineDetail key={line.Place} line={line} timeZone={timeZone} onNarrow={onNarrow} />
  if (isNarrow) {
    return (
      <Dialog isOpen title={title} isClosable onOpenChange={({ isOpen }) => !isOpen && onClose()}>
        <Inline gap={1}>{steps}</Inline>
        {detail}
      </Dialog>
    )
  }
  return (
    <Aside aria-label={t.detail}>
      <Card title={title} actions={<Inline gap={1}>{steps}<IconButton size="compact" icon={X} label={t.close} onClick={onClose} /></Inline>}>
        {detail}
      </Card>
    </Aside>
  )
}

function toAddress(to: Narrowing): Partial<LogAddress> {
  if ('who' in to) return { who: to.who }
  if ('port' in to) return { door: to.port }
  return { record: logAddress.read(new URLSearchParams({ record: to.record })).record }
}

/** The names of the filtered user, call group and record, from the shown events. */
function namesIn(lines: readonly LogLine[], { who, callGroup, record }: LogAddress): LogFilterBarProps['names'] {
  let whose: string | null = null
  let groupName: string | null = null
  let recordName: string | null = null
  for (const line of lines) {
    if (line.Kind === 'event' && line.UserID === who) whose ??= line.Who
    if (line.Kind === 'call' && line.Call.callgroupId === callGroup) groupName ??= line.Call.Plan.Name
    if (line.Kind === 'call') whose ??= line.Call.People.find(({ UserID }) => UserID === who)?.Name ?? null
    if (line.Kind === 'change') {
      if (line.By?.UserID === who) whose ??= line.By?.Name ?? null
      recordName ??= line.Rows.find(({ Subject, SubjectID }) => Subject === record?.subject && SubjectID === record.id)?.Name ?? null
    }
  }
  return { who: whose, callGroup: groupName, record: recordName }
}

/** Reserves the space of the bars, which load after the first view. */
const Place = styled.div`
  min-block-size: 22rem;
`

const Columns = styled.div`
  display: grid;
  gap: var(--portal-space-5);
  align-items: start;

  &[data-open] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 420px);
  }
  ${media.narrow} {
    &[data-open] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const Surface = styled.section`
  min-inline-size: 0;
  overflow: hidden;
  border: 1px solid var(--portal-card-border);
  border-radius: var(--portal-radius-card);
  background: var(--portal-card-bg);
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-2);
  align-items: center;
  min-block-size: 48px;
  padding: var(--portal-space-2) var(--portal-space-4);

  > button {
    margin-inline-start: auto;
  }
`

const Foot = styled.div`
  display: flex;
  gap: var(--portal-space-3);
  align-items: center;
  justify-content: space-between;
  padding: var(--portal-space-3) var(--portal-space-4);
  border-block-start: 1px solid var(--portal-border-subtle);
`

const Aside = styled.aside`
  position: sticky;
  inset-block-start: var(--portal-space-4);
  max-block-size: calc(100vh - var(--portal-space-8));
  overflow-y: auto;
`

/** Milliseconds between two requests. */
const pause = 5000

/**
 * The number of new events since the list loaded, polled while the page is visible. New events are inserted only when the user asks for
 * them, so that the list doesn't move.
 */
function useLogTail(address: LogAddress, newest: string | undefined, isWanted: boolean): { fresh: number; isMore: boolean; isLost: boolean } {
  const { api } = usePortal()
  const key = `${JSON.stringify(address)} ${newest}`
  const [known, setKnown] = useState({ key, fresh: 0, isMore: false, isLost: false })
  usePolling(isWanted, pause, async (signal) => {
    try {
      const { Lines } = await api.getLog({ ...toLogRequest(address), count: 20, ...(newest !== undefined && { After: newest }) }, { signal })
      if (!signal.aborted) setKnown({ key, fresh: Lines.length, isMore: Lines.length === 20, isLost: false })
    } catch {
      if (!signal.aborted) setKnown((before) => ({ ...before, key, isLost: true }))
    }
  }, ['events', 'calls'])
  return known.key === key ? known : { fresh: 0, isMore: false, isLost: false }
}

const list = () => matchMedia(media.narrow.replace('@media ', ''))

function subscribe(onChange: () => void): () => void {
  const asked = list()
  asked.addEventListener('change', onChange)
  return () => asked.removeEventListener('change', onChange)
}

/** Whether the window is too narrow for a panel beside a list. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => list().matches, () => false)
}
