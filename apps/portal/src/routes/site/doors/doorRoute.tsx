import { type endpoints, type ResponseOf, toDatedExceptions, toWeekWindows } from '@portal/api-client/contract'
import { mayDo } from '@portal/domain'
import { Card, DescriptionList, DoorRow, EmptyState, InlineAlert, LiveRegion, PageColumns, PageHeader, Stack, StatusLabel, Text, TextLink } from '@portal/ui'
import { styled } from 'styled-components'
import { useDescribe } from '#portal/access/useAccessSentence.ts'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { readId, readDay } from '#portal/app/listAddress.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths, activityPath, controllerPath, doorsPath, schedulePath } from '#portal/app/paths.ts'
import { askNow } from '#portal/app/asking.tsx'
import { keepWhileOpening, useOpenInAddress } from '#portal/app/useOpenInAddress.ts'
import { useTimesIn } from '#portal/app/useTimesIn.ts'
import { useRights } from '#portal/app/useRights.ts'
import { ControllerStateLabel } from '#portal/controllers/ControllerStateLabel.tsx'
import { controllersQuestion, type ControllersAnswer, type Controller } from '#portal/controllers/controllersView.ts'
import { dashboardQuestion, type DashboardAnswer } from '#portal/doors/doorsQuestion.ts'
import { LateDoorDayCard } from '#portal/doors/LateDoorDayCard.tsx'
import { LateEntriesCard } from '#portal/doors/LateEntriesCard.tsx'
import { useDoorRows } from '#portal/doors/useDoorRows.tsx'
import { useDoors } from '#portal/doors/useDoors.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import type { LogAnswer } from '#portal/log/logLine.ts'
import { LogList } from '#portal/log/LogList.tsx'
import { doorPageMessages } from './messages.ts'

/** The data of a door besides its state; null without the right to see it. */
interface DoorParts {
  activity: Attempt<LogAnswer> | null
  controllers: Attempt<ControllersAnswer> | null
  schedules: Attempt<ResponseOf<typeof endpoints.getSchedules>> | null
}

/** The number of events shown. */
const linesShown = 12

/** The page `/site/doors/:id`: a door with state, actions, activity, controller and schedules. */
export const route = pageScreen({
  async load({ portal, api, signal, params, search, details }): Promise<DoorPageProps> {
    const id = params['id'] ?? ''
    const property = readId(search.get('property'))
    const doors = askNow(portal, dashboardQuestion(property))
    doors.catch(() => {})
    const user = await details
    const ifMay = <Answer,>(right: Parameters<typeof mayDo>[1], ask: () => Promise<Answer>) => (mayDo(user, right) ? attempt(ask()) : null)
    const [activity, controllers, schedules] = await Promise.all([
      ifMay('log.view', () => api.getLog({ PortID: id, count: linesShown }, { signal })),
      ifMay('devices.view', () => askNow(portal, controllersQuestion)),
      ifMay('schedules.view', () => api.getSchedules({}, { signal })),
    ])
    return { id, property, loaded: await doors, parts: { activity, controllers, schedules } }
  },
  words: doorPageMessages,
  head: (t) => ({ title: t.title, breadcrumb: [{ label: t.title, href: paths.doors }], failed: t.failed }),
  shouldRevalidate: keepWhileOpening('day'),
  keyOf: ({ id }) => id,
  Page: DoorPage,
})

interface DoorPageProps {
  id: string
  /** The id of the property; null for the user's own. */
  property: number | null
  loaded: DashboardAnswer
  parts: DoorParts
}

/** The page of a door: state, actions, activity, controller and schedules. */
function DoorPage({ id, property, loaded, parts: { activity, controllers, schedules } }: DoorPageProps) {
  const t = doorPageMessages.useWords()
  const breadcrumb = [{ label: t.title, href: doorsPath(property) }]
  const { doors = loaded, isStale, acts } = useDoors(loaded, property)
  const formats = useFormats(doors.TimeZone)
  const { stateOf, rowOf, newsOf } = useDoorRows({ acts, now: doors.Now, timeZone: doors.TimeZone, formats })
  const describe = useDescribe()
  const mayDo = useRights()
  const [day, setDay] = useOpenInAddress('day')
  const port = doors.Ports.find(({ ID }) => String(ID) === id)
  const facts = useTimesIn([isStale ? t.stale({ time: formats.time(doors.Now) }) : port && rowOf(port).facts, doors.PropertyName].filter(Boolean).join(' · '), doors.TimeZone)
  if (!port) {
    return (
      <>
        <PageHeader title={t.title} breadcrumb={breadcrumb} />
        <Card>
          <EmptyState title={t.gone} actions={<TextLink href={doorsPath(property)}>{t.allDoors}</TextLink>} />
        </Card>
      </>
    )
  }
  const { status, word } = stateOf(port)
  const controller = controllers?.ok ? controllers.value.Controllers.find(({ Ports }) => Ports.some(({ PortID }) => PortID === id)) : undefined
  const opening = schedules?.ok ? schedules.value.Schedules.filter(({ Ports }) => Ports.includes(id)) : []
  const failed = <InlineAlert tone="warning">{t.partFailed}</InlineAlert>
  return (
    <>
      <PageHeader
        title={port.Name} breadcrumb={breadcrumb} facts={facts} badge={<StatusLabel status={status} look="badge">{word}</StatusLabel>}
        actions={port.Actions.length > 0 && <DoorRow {...rowOf(port)} look="title" />}
      />
      <LiveRegion>{newsOf([port])}</LiveRegion>
      <PageColumns
        side={(
          <>
            {mayDo('restrictions.view') && <Reserved><whoCanEnter.Part id={id} /></Reserved>}
            {controllers && (
              <Card title={t.controller} actions={controller && <ControllerStateLabel controller={controller} />}>
                {!controllers.ok && failed}
                {controller && <ControllerFacts controller={controller} contact={controller.LastContactAt === null ? t.never : formats.timeSince(controller.LastContactAt, doors.Now)} />}
                {controller && <Uptime><uptime.Part id={controller.ModuleID} state={controller.State} /></Uptime>}
              </Card>
            )}
            {schedules && (
              <Card title={t.schedules} fact={opening.length || undefined}>
                {!schedules.ok && failed}
                {schedules.ok && opening.length === 0 && <Text tone="muted">{t.noSchedules}</Text>}
                <Stack gap={3}>
                  {opening.map((schedule) => (
                    <div key={schedule.ID}>
                      <TextLink href={schedulePath(schedule.ID)}>{schedule.Name}</TextLink>
                      <Text size="small" tone="muted">
                        {describe({ windows: toWeekWindows(schedule.Windows), exceptions: toDatedExceptions(schedule.Exceptions) }, schedule.TimeZone)}
                        {schedule.PausesOnHolidays && `; ${t.notOnHolidays}`}
                      </Text>
                    </div>
                  ))}
                </Stack>
              </Card>
            )}
          </>
        )}
      >
        <Stack gap={5}>
          {activity && <LateDoorDayCard ports={[port]} property={property} door={id} day={readDay(day)} onDayChange={setDay} />}
          {activity && <LateEntriesCard door={id} />}
          {activity && <Reserved data-few><denials.Part of={{ PortID: id }} timeZone={doors.TimeZone} /></Reserved>}
          {activity && (
            <Card title={t.activity} padding="none">
              {!activity.ok && failed}
              {activity.ok && activity.value.Lines.length === 0 && <EmptyState title={t.noActivity} />}
              {activity.ok && <LogList lines={activity.value.Lines} timeZone={activity.value.TimeZone} now={activity.value.Now} headingLevel={3} />}
              <Foot><TextLink href={activityPath({ door: id })}>{t.seeActivity}</TextLink></Foot>
            </Card>
          )}
        </Stack>
      </PageColumns>
    </>
  )
}

function ControllerFacts({ controller, contact }: { controller: Controller; contact: string }) {
  const t = doorPageMessages.useWords()
  const { ModuleID, Name, HardwareModel, Serial, Firmware, WaitingCount, FailedCount } = controller
  const waiting = WaitingCount + FailedCount
  return (
    <DescriptionList
      items={[
        { term: t.lastContact, value: contact },
        { term: t.changes, value: waiting === 0 ? t.synced : t.waiting({ count: waiting }) },
        { term: t.controller, value: <TextLink href={controllerPath(ModuleID)}>{Name}</TextLink> },
        { term: t.model, value: HardwareModel },
        { term: t.serial, value: Serial },
        ...(Firmware === '' ? [] : [{ term: t.firmware, value: <bdi>{Firmware}</bdi> }]),
      ]}
    />
  )
}

const uptime = lazyPart(async () => (await import('#portal/controllers/ControllerUptime.tsx')).ControllerUptime)

const denials = lazyPart(async () => (await import('#portal/log/DenialsCard.tsx')).DenialsCard)

const whoCanEnter = lazyPart(async () => (await import('./WhoCanEnterCard.tsx')).WhoCanEnterCard)

const Reserved = styled.div`
  min-block-size: 16rem;

  &[data-few] {
    min-block-size: 6rem;
  }
`

const Uptime = styled.div`
  min-block-size: 7.5rem;
  margin-block-start: var(--portal-space-4);
`

const Foot = styled.div`
  padding: var(--portal-space-3) var(--portal-space-4);
  border-block-start: 1px solid var(--portal-border-subtle);
`
