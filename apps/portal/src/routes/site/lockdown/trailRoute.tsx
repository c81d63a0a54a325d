import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { useRights } from '#portal/app/useRights.ts'
import { lockdownPageMessages, lockdownTrailMessages } from './messages.ts'
import { useLockdownActions } from './useLockdownActions.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { Badge, Card, DescriptionList, PageHeader, Stack, type PageHeaderProps } from '@portal/ui'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { HistoryButton } from '#portal/log/HistoryButton.tsx'
import { RunningLockdown, type RunningLockdownProps } from './LockdownPage.tsx'

type Trail = ResponseOf<typeof endpoints.getLockdownTrail>

/** The page `/site/lockdown/:id`: a running or past lockdown with its history. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    load: ({ api, signal, params }): Promise<Trail> => api.getLockdownTrail({ LockdownID: Number(params['id']) || 0 }, { signal }),
    useHead() {
      const t = lockdownPageMessages.useWords()
      return { title: t.title, breadcrumb: [{ label: t.title, href: paths.lockdown }], failed: t.failedPast }
    },
    Page: LockdownTrailScreen,
  })
}

function LockdownTrailScreen(trail: Trail) {
  const t = lockdownPageMessages.useWords()
  const { api } = usePortal()
  const mayDo = useRights()
  const { run, isBusy, error } = useLockdownActions()
  return <LockdownTrail {...trail} breadcrumb={[{ label: t.title, href: paths.lockdown }]} mayAct={mayDo('lockdown.set')} isBusy={isBusy} error={error} clock={api.serverNow} onAct={run} />
}

type Answer = ResponseOf<typeof endpoints.getLockdownTrail>

interface LockdownTrailProps extends Answer, Omit<RunningLockdownProps, 'lockdown'> {
  breadcrumb: PageHeaderProps['breadcrumb']
}

/** Shows a lockdown with its doors and its history. */
function LockdownTrail({ Lockdown, Events, breadcrumb, ...acting }: LockdownTrailProps) {
  const t = lockdownPageMessages.useWords()
  const kinds = lockdownTrailMessages.useWords()
  const formats = useFormats(Lockdown.TimeZone)
  const tell = ({ Kind, PortName, Who, IsWhoHidden }: Answer['Events'][number]) => {
    const what = Kind === 'ended' && Lockdown.IsDrill ? t.endedDrill : kinds[Kind]
    const done = Who === null && !IsWhoHidden ? what : t.trailBy({ what, name: Who ?? t.someone })
    return PortName === null ? done : t.trailDoor({ door: PortName, what: done })
  }
  return (
    <Stack gap={5}>
      <PageHeader title={Lockdown.Reason} breadcrumb={breadcrumb} badge={Lockdown.IsDrill && <Badge tone="info">{t.drill}</Badge>} facts={Lockdown.PropertyName} actions={<HistoryButton subject="lockdown" id={Lockdown.ID} name={Lockdown.Reason} />} />
      <RunningLockdown lockdown={Lockdown} {...acting} />
      <Card title={t.trail}>
        <DescriptionList items={Events.map((event) => ({ id: String(event.ID), term: formats.timeSince(event.At, Lockdown.StartedAt), value: <bdi>{tell(event)}</bdi> }))} />
      </Card>
    </Stack>
  )
}
