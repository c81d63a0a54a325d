import { localDateAt } from '@portal/domain'
import { activeStatus, ButtonLink, CellLines, DataTable, type DataTableColumn, EmptyState, heldOpenStatus, PageHeader, Stack, StatusLabel, Text, TextLink, unchangedStatus } from '@portal/ui'
import { Plus } from 'lucide-react'
import { type Location, zoneOf } from '#portal/access/places.ts'
import { useDescribe } from '#portal/access/useAccessSentence.ts'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { paths, schedulePath } from '#portal/app/paths.ts'
import { keepWhileOpening } from '#portal/app/useOpenInAddress.ts'
import type { Holiday } from './holidayForm.ts'
import { holidayParam, HolidaysCard } from './HolidaysCard.tsx'
import { schedulesMessages } from './messages.ts'
import { type Schedule, toScheduleForm } from './scheduleForm.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { useRights } from '#portal/app/useRights.ts'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import { useFormats } from '#portal/i18n/useFormats.ts'

interface SchedulesData {
  schedules: Schedule[]
  holidays: Holiday[]
  places: Location[]
  /** The current time as an ISO instant on the server's clock. */
  now: string
}

/** The page `/site/schedules`: schedules that open doors, and holidays on which they pause. */
export const route = pageScreen({
  async load({ api, signal }): Promise<SchedulesData> {
    const [{ Schedules }, { Holidays }, { Locations }] = await Promise.all([
      api.getSchedules({}, { signal }),
      api.getHolidays({}, { signal }),
      api.getPropertyInstallLocationDeviceInformation({}, { signal }),
      holidaysYear.prepare(),
    ])
    return { schedules: Schedules, holidays: Holidays, places: Locations, now: new Date(api.serverNow()).toISOString() }
  },
  shouldRevalidate: keepWhileOpening(holidayParam),
  words: schedulesMessages,
  head: (t) => ({ title: t.title, failed: t.failed }),
  Page: SchedulesPage,
})

const holidaysYear = lazyPart(async () => (await import('./HolidaysYear.tsx')).HolidaysYear)

function SchedulesPage({ schedules, holidays, places, now }: SchedulesData) {
  const t = schedulesMessages.useWords()
  const mayEdit = useRights()('schedules.edit')
  const columns = useColumns(mayEdit, now)
  const today = localDateAt(zoneOf(places), Date.parse(now))
  return (
    <>
      <PageHeader
        title={t.title}
        facts={t.facts}
        actions={
          mayEdit && (
            <ButtonLink variant="primary" icon={Plus} href={paths.newSchedule}>
              {t.create}
            </ButtonLink>
          )
        }
      />
      <Stack gap={5}>
        <PageReceipt />
        <DataTable
          label={t.title}
          columns={columns}
          rows={schedules}
          getRowId={({ ID }) => String(ID)}
          empty={<EmptyState title={t.emptyTitle}>{t.emptyText}</EmptyState>}
          labels={{ counted: ({ count }) => t.counted({ count }) }}
        />
        <HolidaysCard {...{ holidays, schedules, places, today, mayEdit }}>
          {(holidays.length > 0 || schedules.some(({ Exceptions }) => Exceptions.length > 0)) && <holidaysYear.Part {...{ holidays, schedules, today, mayEdit }} />}
        </HolidaysCard>
      </Stack>
    </>
  )
}

function useColumns(mayEdit: boolean, now: string): DataTableColumn<Schedule>[] {
  const t = schedulesMessages.useWords()
  const describe = useDescribe()
  return [
    {
      id: 'name',
      header: t.name,
      phone: 'title',
      width: '24%',
      cell: ({ ID, Name, Ports }) => (
        <CellLines second={t.doorsCounted({ count: Ports.length })}>{mayEdit ? <TextLink href={schedulePath(ID)}>{Name}</TextLink> : Name}</CellLines>
      ),
    },
    { id: 'mode', header: t.mode, phone: 'fact', cell: ({ DoorOutputMode }) => t[`mode${DoorOutputMode}`] },
    {
      id: 'hours',
      header: t.hours,
      phone: 'line',
      width: '36%',
      cell: (schedule) => (
        <Text as="span" size="small">
          {describe(toScheduleForm(schedule).restriction, schedule.TimeZone)}
          {schedule.PausesOnHolidays && `; ${t.pauses}`}
        </Text>
      ),
    },
    { id: 'state', header: t.state, phone: 'status', cell: (schedule) => <State schedule={schedule} now={now} /> },
  ]
}

function State({ schedule: { IsActive, IsRunning, NextChange, TimeZone }, now }: { schedule: Schedule; now: string }) {
  const t = schedulesMessages.useWords()
  const formats = useFormats(TimeZone)
  if (!IsActive) return <StatusLabel status={unchangedStatus}>{t.off}</StatusLabel>
  const time = NextChange === null ? null : formats.timeSince(NextChange, now)
  const second = time === null ? undefined : IsRunning ? t.until({ time }) : t.next({ time })
  return (
    <CellLines second={second}>
      <StatusLabel status={IsRunning ? heldOpenStatus : activeStatus}>{IsRunning ? t.running : t.waiting}</StatusLabel>
    </CellLines>
  )
}
