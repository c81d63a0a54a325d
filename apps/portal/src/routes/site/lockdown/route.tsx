import type { ApiClient } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { Button, Card, ErrorPanel, LockdownPanel, PageHeader, Stack, type LockdownSitePlan, Badge, DescriptionList, CellLines, DataTable, EmptyState, TextLink, type DataTableColumn } from '@portal/ui'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import { readPage } from '#portal/app/listAddress.ts'
import type { PageName } from '#portal/app/pages.ts'
import { pageScreen, type Kept } from '#portal/app/pageScreen.tsx'
import { doorsInViewPath, paths, lockdownPath, lockdownsPath } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { tellAnswer, useQuestion } from '#portal/app/asking.tsx'
import { useCall } from '#portal/app/useCall.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { usePolling } from '#portal/app/usePolling.ts'
import { useRights } from '#portal/app/useRights.ts'
import { useTimesIn } from '#portal/app/useTimesIn.ts'
import { sitePlanQuestion, type SitePlanRecord } from '#portal/doors/sitePlanQuestion.ts'
import { useFormats, useFormatsList, type Formats } from '#portal/i18n/useFormats.ts'
import { lockdownStripMessages } from '#portal/lockdown/lockdown.messages.ts'
import { tellLockdownChanged } from '#portal/lockdown/lockdownNews.ts'
import { toLockdownView, type LockdownRecord } from '#portal/lockdown/toLockdownView.ts'
import { HistoryButton } from '#portal/log/useHistory.tsx'
import { effectQuestion, LockdownEffect, useLockdownEffect } from './LockdownEffect.tsx'
import { type LockablePort, newLockdownForm, toSetLockdown, type SetLockdown } from './lockdownForm.ts'
import { lockdownPageMessages, newLockdownMessages, lockdownTrailMessages } from './messages.ts'
import { NewLockdown } from './NewLockdown.tsx'

type Trail = ResponseOf<typeof endpoints.getLockdownTrail>

interface LockdownData {
  lockdowns: ResponseOf<typeof endpoints.getLockdowns>
  ports: LockablePort[]
}

const pageSize = 10

/** The page `/site/lockdown`: running lockdowns, a form for a new one, and past ones. `/site/lockdown/:id` is a lockdown with its history. */
export const route = (portal: Portal, page: PageName) => (page === 'lockdownTrail' ? trailRoute : lockdownRoute)(portal, page)

const trailRoute = pageScreen({
  load: ({ api, signal, params }): Promise<Trail> => api.getLockdownTrail({ LockdownID: Number(params['id']) || 0 }, { signal }),
  words: lockdownPageMessages,
  head: (t) => ({ title: t.title, breadcrumb: [{ label: t.title, href: paths.lockdown }], failed: t.failedPast }),
  Page: LockdownTrail,
})

const lockdownRoute = pageScreen({
  async load({ portal, api, signal, search }): Promise<LockdownData> {
    const [lockdowns, { Ports: ports, Effect }] = await Promise.all([
      api.getLockdowns({ page: readPage(search), count: pageSize }, { signal }), api.getLockdownPorts({ WithEffect: true }, { signal }),
    ])
    // The first answer of the effect card is loaded together with the doors.
    if (Effect) tellAnswer(portal, effectQuestion(newLockdownForm(ports).ports), Effect)
    return { lockdowns, ports }
  },
  words: lockdownPageMessages,
  head: (t) => ({ title: t.title, failed: t.failed }),
  Page: LockdownPage,
  // A running lockdown and its Release button stay on screen while the service can't be reached.
  keeps: true,
})

function LockdownPage({ lockdowns: { Now, Running, Past, Total }, ports, lost }: LockdownData & Kept) {
  const t = lockdownPageMessages.useWords()
  const words = newLockdownMessages.useWords()
  const { api } = usePortal()
  const { search } = useLocation()
  const { revalidate, state } = useRevalidator()
  const mayAct = useRights()('lockdown.set')
  const { run, isBusy, error } = useLockdownActions()
  const failureText = useFailureText()
  const isLoading = state === 'loading'
  const isMoving = Running.some(({ Ports }) => Ports.some(({ State }) => State === 'pending' || State === 'releasing' || State === 'failed' || State === 'notReleased'))
  // The banner may not have loaded before another user releases the lockdown, so the page also polls.
  usePolling(Running.length > 0, isMoving ? 3000 : 10_000, revalidate, ['lockdown'])
  const [isAdding, setAdding] = useState(false)
  const facts = useTimesIn(t.facts, (Running[0] ?? Past[0])?.TimeZone ?? ports[0]?.TimeZone)
  const isLast = Running.length > 0
  // Each property's fire alarm is shown once, in its first lockdown.
  const alarmed = new Map(Running.filter(({ HasFireAlarm }) => HasFireAlarm).toReversed().map((lockdown) => [lockdown.PropertyID, lockdown]))
  return (
    <Stack gap={5}>
      <PageHeader
        title={t.title}
        facts={facts}
        actions={isLast && mayAct && !isAdding && <Button icon={Lock} onClick={() => setAdding(true)}>{words.more}</Button>}
      />
      {lost && (
        <Card padding="none">
          <ErrorPanel title={t.stale} onRetry={() => void revalidate()} isRetrying={isLoading}>{failureText(lost.failure)}</ErrorPanel>
        </Card>
      )}
      {Running.map((lockdown) => (
        <RunningLockdown key={lockdown.ID} lockdown={{ ...lockdown, HasFireAlarm: alarmed.get(lockdown.PropertyID) === lockdown }} isBusy={isBusy} error={isAdding ? null : error} onAct={run} />
      ))}
      {mayAct && (!isLast || isAdding) && (
        <NewLockdown
          ports={ports}
          alarmShownFor={[...alarmed.keys()]}
          isBusy={isBusy}
          error={error}
          onSet={(form) => {
            setAdding(false)
            run({ kind: 'set', request: toSetLockdown(form, api.serverNow()) })
          }}
        />
      )}
      <PastLockdowns lockdowns={Past} now={Now} page={{ number: readPage(new URLSearchParams(search)), size: pageSize, total: Total }} isLoading={isLoading} />
    </Stack>
  )
}

interface RunningLockdownProps {
  lockdown: LockdownRecord
  isBusy: boolean
  error: string | null
  onAct: (action: LockdownAction) => void
}

/** Shows a lockdown with its effect and actions. */
function RunningLockdown({ lockdown, isBusy, error, onAct }: RunningLockdownProps) {
  const t = lockdownPageMessages.useWords()
  const { api } = usePortal()
  const mayAct = useRights()('lockdown.set')
  const { ID: id, Ports, ReleasedAt, EndedAt, TimeZone, PropertyID } = lockdown
  const isOver = EndedAt !== null
  const { answer: plan } = useQuestion(isOver ? null : sitePlanQuestion(PropertyID))
  const asked = useLockdownEffect(isOver ? [] : Ports.map(({ PortID }) => PortID))
  return (
    <LockdownPanel
      lockdown={toLockdownView(lockdown)}
      clock={api.serverNow}
      isBusy={isBusy}
      error={error}
      sitePlan={plan && toPlan(plan, Ports, t.planOf({ property: plan.PropertyName }))}
      side={!isOver && mayAct && <LockdownEffect asked={asked} timeZone={TimeZone} />}
      onRelease={mayAct && ReleasedAt === null ? () => onAct({ kind: 'release', id }) : undefined}
      onSendAgain={mayAct && !isOver ? ({ ids }) => onAct({ kind: 'retry', id, ports: ids }) : undefined}
    />
  )
}

/** The site plan of a lockdown's property; undefined if the property has none, or if none of these doors is on it. */
function toPlan({ PropertyID, Picture: picture, Places }: SitePlanRecord, ports: LockdownRecord['Ports'], label: string): LockdownSitePlan | undefined {
  const places = Object.fromEntries(Places.filter(({ PortID }) => ports.some((port) => port.PortID === PortID)).map(({ PortID, X: x, Y: y }) => [PortID, { x, y }]))
  if (picture === null || Object.keys(places).length === 0) return undefined
  return { picture: { source: picture.Source, width: picture.Width, height: picture.Height }, label, href: doorsInViewPath('plan', PropertyID), places }
}

/** Shows a lockdown with its doors and its history. */
function LockdownTrail({ Lockdown, Events }: Trail) {
  const t = lockdownPageMessages.useWords()
  const kinds = lockdownTrailMessages.useWords()
  const formats = useFormats(Lockdown.TimeZone)
  const { run, isBusy, error } = useLockdownActions()
  const tell = ({ Kind, PortName, Who, IsWhoHidden }: Trail['Events'][number]) => {
    const what = Kind === 'ended' && Lockdown.IsDrill ? t.endedDrill : kinds[Kind]
    const done = Who === null && !IsWhoHidden ? what : t.trailBy({ what, name: Who ?? t.someone })
    return PortName === null ? done : t.trailDoor({ door: PortName, what: done })
  }
  return (
    <Stack gap={5}>
      <PageHeader title={Lockdown.Reason} breadcrumb={[{ label: t.title, href: paths.lockdown }]} badge={Lockdown.IsDrill && <Badge tone="info">{t.drill}</Badge>} facts={Lockdown.PropertyName} actions={<HistoryButton subject="lockdown" id={Lockdown.ID} name={Lockdown.Reason} />} />
      <RunningLockdown lockdown={Lockdown} {...{ isBusy, error }} onAct={run} />
      <Card title={t.trail}>
        <DescriptionList items={Events.map((event) => ({ id: String(event.ID), term: formats.timeSince(event.At, Lockdown.StartedAt), value: <bdi>{tell(event)}</bdi> }))} />
      </Card>
    </Stack>
  )
}

type LockdownAction = { kind: 'set'; request: SetLockdown } | { kind: 'release'; id: number } | { kind: 'retry'; id: number; ports: readonly string[] }

/** Runs lockdown actions and shows the result as a toast, also if another user was faster. */
function useLockdownActions() {
  const t = lockdownPageMessages.useWords()
  const strip = lockdownStripMessages.useWords()
  const list = useFormatsList()
  /** Runs an action and returns what it did as a text. */
  const act = async (api: ApiClient, action: LockdownAction): Promise<string> => {
    if (action.kind === 'retry') {
      await api.retryLockdown({ LockdownID: action.id, PortIDs: [...action.ports] })
      return t.wasRetried
    }
    if (action.kind === 'release') {
      const { Lockdown, IsNew } = await api.releaseLockdown({ LockdownID: action.id })
      return IsNew ? strip.wasReleased : strip.releasedBefore({ name: Lockdown.ReleasedBy ?? strip.someone })
    }
    const { Lockdown, IsNew, AlreadyLocked } = await api.setLockdown(action.request)
    if (Lockdown.IsDrill) return t.drillSet
    const held = AlreadyLocked.map(({ Name }) => Name)
    return [...(IsNew ? [t.wasSet({ count: String(Lockdown.Ports.length) })] : []), ...(held.length > 0 ? [t.alreadyLocked({ doors: list(held) })] : [])].join('. ')
  }
  return useCall(
    async (api, action: LockdownAction) => {
      const done = await act(api, action)
      // Every tab of the browser shows the lockdown.
      tellLockdownChanged()
      return done
    },
    (done) => done,
  )
}

interface PastLockdownsProps {
  lockdowns: readonly LockdownRecord[]
  /** The current time as an ISO instant on the server's clock. */
  now: string
  page: { number: number; size: number; total: number }
  isLoading: boolean
}

/** Lists past lockdowns, newest first. */
function PastLockdowns({ lockdowns, now, page, isLoading }: PastLockdownsProps) {
  const t = lockdownPageMessages.useWords()
  const formats = useFormats(lockdowns[0]?.TimeZone ?? 'UTC')
  const columns = usePastColumns(now, formats)
  return (
    <DataTable
      label={t.past}
      title={t.past}
      columns={columns}
      rows={lockdowns}
      getRowId={({ ID }) => String(ID)}
      page={page}
      hrefFor={(place) => lockdownsPath(place.page)}
      isLoading={isLoading}
      empty={<EmptyState title={t.noPast}>{t.noPastText}</EmptyState>}
    />
  )
}

function usePastColumns(now: string, formats: Formats): DataTableColumn<LockdownRecord>[] {
  const t = lockdownPageMessages.useWords()
  return [
    {
      id: 'reason',
      header: t.reason,
      phone: 'title',
      width: '40%',
      cell: ({ ID, Reason, IsDrill }) => <CellLines second={IsDrill && t.drill}><TextLink href={lockdownPath(ID)}><bdi>{Reason}</bdi></TextLink></CellLines>,
    },
    {
      id: 'started',
      header: t.begun,
      phone: 'line',
      cell: ({ StartedAt, StartedBy }) => <CellLines second={StartedBy !== null && t.by({ name: StartedBy })}>{formats.timeSince(StartedAt, now)}</CellLines>,
    },
    {
      id: 'ended',
      header: t.ended,
      phone: 'line',
      cell: ({ EndedAt, ReleasedBy, IsReleasedByTime }) => (
        <CellLines second={IsReleasedByTime ? t.automatic : ReleasedBy !== null && t.by({ name: ReleasedBy })}>{formats.timeSince(EndedAt ?? now, now)}</CellLines>
      ),
    },
    { id: 'doors', header: t.doors, phone: 'fact', cell: ({ Ports }) => t.doorsCounted({ count: Ports.length }) },
  ]
}
