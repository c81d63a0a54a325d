import { importColumns, type PartnerKind, type PartnerMigrationAction } from '@portal/domain'
import { Button, ButtonLink, Card, CellLines, DataTable, type DataTableColumn, FootBar, Grid, InlineAlert, PageHeader, SheetCounts, Stack, StatusLabel, Text, TextLink, useImportWords } from '@portal/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { ConfirmDialog } from '#portal/app/dialogs.tsx'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { importPath, newImportPath, paths } from '#portal/app/paths.ts'
import { usePolling } from '#portal/app/usePolling.ts'
import { useCall } from '#portal/app/useCall.ts'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { recordPath } from '../importRecord.ts'
import { migrationMessages, oneMigrationMessages } from './messages.ts'
import { behindOf, differingOf, type MigrationPart, type MigrationRecord, migrationStatus, stayingOf } from './migrationRecord.ts'

/** The page `/site/import/migrations/:id`: counts and comparison of both systems, records still to import, switch-over and rollback. */
export const route = pageScreen({
  load: async ({ api, signal, params }) => ({ record: await api.getPartnerMigration({ MigrationID: Number(params['id']) }, { signal }) }),
  useHead() {
    const t = oneMigrationMessages.useWords()
    const { title } = migrationMessages.useWords()
    return { title, breadcrumb: [{ label: title, href: paths.migrations }], failed: t.failed }
  },
  keyOf: ({ record }) => record.MigrationID,
  Page: MigrationPage,
})

/** The kinds of records that name users. */
const naming: ReadonlySet<PartnerKind> = new Set(['accessCodes', 'callGroups', 'contacts'])

/** The migration of a property from another system: counts and comparison of both systems, switch-over, and rollback. */
function MigrationPage({ record }: { record: MigrationRecord }) {
  const t = oneMigrationMessages.useWords()
  const list = migrationMessages.useWords()
  const formats = useFormats(useViewerTimeZone())
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<PartnerMigrationAction | null>(null)
  const action = useCall((api, Action: PartnerMigrationAction) => api.changePartnerMigration({ MigrationID: record.MigrationID, Action, AcknowledgesMissing: true }), () => setAsked(null))
  const { State, Site, Parts, PropertyName, By, StartedAt, CutOverAt, RolledBackAt } = record
  const { System: system } = Site
  usePolling(State === 'rollingBack' || Parts.some(({ Imports }) => Imports.some((one) => one.State === 'running')), 600, () => revalidate())
  const behind = behindOf(record)
  const open = behind + differingOf(record)
  const when = (instant: string | null) => (instant === null ? '' : formats.dayAndTime(instant))
  const mayChange = State === 'open' || State === 'cutOver'
  return (
    <Stack gap={4}>
      <PageHeader
        title={Site.Name}
        breadcrumb={[{ label: list.import, href: paths.imports }, { label: list.title, href: paths.migrations }]}
        facts={t.begun({ system, property: PropertyName, name: By, when: when(StartedAt) })}
        actions={<StatusLabel status={migrationStatus[State]}>{list[State]}</StatusLabel>}
      />
      <FailureAlert failure={action.failure} />
      <InlineAlert tone={State === 'cutOver' ? 'success' : State === 'partlyRolledBack' ? 'warning' : 'info'} role="status">
        {State === 'open' ? t.openText : State === 'cutOver' ? t.cutOverText({ when: when(CutOverAt), system }) : State === 'rollingBack' ? t.rollingBackText : (State === 'rolledBack' ? t.rolledBackText : t.partlyRolledBackText)({ when: when(RolledBackAt), system })}
      </InlineAlert>
      <Grid minColumn="380px" style={{ alignItems: 'start' }}>
        {Parts.map((part) => (
          <PartCard
            key={part.Kind}
            part={part}
            record={record}
            whyNot={naming.has(part.Kind) && Parts.some(({ Kind, There, Here }) => Kind === 'users' && There > 0 && Here === 0) ? t.peopleFirst : undefined}
          />
        ))}
      </Grid>
      {mayChange && (
        <FootBar fact={open === 0 ? t.ready : t.notReady({ count: open })}>
          <Button size="form" variant="danger" disabled={action.isBusy} onClick={() => setAsked('rollBack')}>{t.rollBack}</Button>
          {State === 'open' && <Button size="form" variant="primary" disabled={action.isBusy || Parts.every(({ Here }) => Here === 0)} onClick={() => setAsked('cutOver')}>{t.cutOver}</Button>}
        </FootBar>
      )}
      {State === 'partlyRolledBack' && (
        <FootBar fact={t.staying({ count: stayingOf(record) })}>
          <Button size="form" variant="danger" disabled={action.isBusy} onClick={() => setAsked('rollBack')}>{t.rollBackRest}</Button>
        </FootBar>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={({ isOpen }) => !isOpen && setAsked(null)}
        title={asked === 'rollBack' ? t.rollBackTitle : t.cutOverTitle}
        confirmLabel={asked === 'rollBack' ? t.rollBack : t.cutOver}
        isBusy={action.isBusy}
        onConfirm={() => asked && action.run(asked)}
      >
        <Stack gap={2}>
          <Text>{(asked === 'rollBack' ? t.rollBackAsk : t.cutOverAsk)({ system })}</Text>
          {asked === 'cutOver' && behind > 0 && <InlineAlert tone="warning">{t.cutOverMissing({ count: behind })}</InlineAlert>}
        </Stack>
      </ConfirmDialog>
    </Stack>
  )
}

interface PartCardProps {
  part: MigrationPart
  record: MigrationRecord
  /** Why these records can't be imported yet; undefined if they can. */
  whyNot: string | undefined
}

/** Shows the records of one kind in both systems. */
function PartCard({ part, record, whyNot }: PartCardProps) {
  const t = oneMigrationMessages.useWords()
  const list = migrationMessages.useWords()
  const formats = useFormats(useViewerTimeZone())
  const { Kind, There, Here, ChangedSince, Missing, Sample, Staying, Stays, Imports } = part
  const missing = There - Here
  const isOpen = record.State === 'open' && There > 0
  const href = newImportPath(Kind, { migration: String(record.MigrationID) })
  const label = Imports.length === 0 ? t.bring({ count: There }) : t.again
  const bring = whyNot === undefined
    ? <ButtonLink size="compact" variant={Here === 0 ? 'primary' : 'secondary'} href={href}>{label}</ButtonLink>
    : <Button size="compact" disabled disabledReason={whyNot}>{label}</Button>
  return (
    <Card title={list[Kind]} actions={isOpen && bring}>
      <Stack gap={4}>
        <SheetCounts
          items={[
            { id: 'there', label: t.there({ system: record.Site.System }), count: There },
            { id: 'here', label: t.here, count: Here },
            { id: 'missing', label: t.missing, count: missing, ...(missing > 0 && Imports.length > 0 && { tone: 'danger' as const }) },
            ...(ChangedSince > 0 ? [{ id: 'changed', label: t.changedSince, count: ChangedSince, tone: 'warning' as const }] : []),
          ]}
        />
        {Imports.length > 0 && missing > 0 && record.State !== 'rolledBack' && record.State !== 'partlyRolledBack' && <MissingTable kind={list[Kind]} missing={Missing} total={missing} />}
        {Sample.length > 0 && <SampleTable kind={list[Kind]} sample={Sample} />}
        {Staying > 0 && <StaysTable kind={list[Kind]} of={Kind} stays={Stays} total={Staying} />}
        {Imports.map((one) => (
          <div key={one.ImportID}>
            <TextLink href={importPath(one.ImportID)}>{t.importLine({ name: one.By, when: formats.dayAndTime(one.CreatedAt) })}</TextLink>
            <Text as="div" size="small" tone="muted">{t.wrote({ created: one.Created, changed: one.Changed, undone: one.Undone })}</Text>
          </div>
        ))}
      </Stack>
    </Card>
  )
}

function MissingTable({ kind, missing, total }: { kind: string; missing: MigrationPart['Missing']; total: number }) {
  const t = oneMigrationMessages.useWords()
  const columns = useMissingColumns()
  return (
    <Stack gap={2}>
      <DataTable label={t.missingTitle({ kind })} title={t.missingTitle({ kind })} columns={columns} rows={missing} getRowId={({ Row }) => String(Row)} labels={{ counted: ({ count }) => t.counted({ count }) }} />
      {total > missing.length && <Text tone="muted">{t.moreMissing({ count: total - missing.length })}</Text>}
    </Stack>
  )
}

function StaysTable({ kind, of, stays, total }: { kind: string; of: MigrationPart['Kind']; stays: MigrationPart['Stays']; total: number }) {
  const t = oneMigrationMessages.useWords()
  const columns = useStaysColumns(of)
  return (
    <Stack gap={2}>
      <DataTable label={t.stays({ kind })} title={t.stays({ kind })} columns={columns} rows={stays} getRowId={({ ImportID, Row }) => `${ImportID}-${Row}`} labels={{ counted: ({ count }) => t.counted({ count }) }} />
      {total > stays.length && <Text tone="muted">{t.moreStays({ count: total - stays.length })}</Text>}
    </Stack>
  )
}

function SampleTable({ kind, sample }: { kind: string; sample: MigrationPart['Sample'] }) {
  const t = oneMigrationMessages.useWords()
  const columns = useSampleColumns()
  return <DataTable label={t.sample({ kind })} title={t.sample({ kind })} columns={columns} rows={sample} getRowId={({ Row }) => String(Row)} labels={{ counted: ({ count }) => t.counted({ count }) }} />
}

function useStaysColumns(kind: MigrationPart['Kind']): DataTableColumn<MigrationPart['Stays'][number]>[] {
  const t = oneMigrationMessages.useWords()
  return [
    { id: 'name', header: t.name, phone: 'title', cell: ({ Name, RecordID }) => <TextLink href={recordPath(kind, RecordID)}><bdi>{Name}</bdi></TextLink> },
    { id: 'reason', header: t.reason, phone: 'line', cell: ({ message }) => message },
  ]
}

function useMissingColumns(): DataTableColumn<MigrationPart['Missing'][number]>[] {
  const t = oneMigrationMessages.useWords()
  return [
    { id: 'name', header: t.name, phone: 'title', cell: ({ Name, Row }) => <CellLines isWhole second={`${t.row} ${Row}`}><bdi>{Name}</bdi></CellLines> },
    { id: 'reason', header: t.reason, phone: 'line', cell: ({ Reason, message }) => (message === '' ? t[Reason] : `${t[Reason]}: ${message}`) },
  ]
}

function useSampleColumns(): DataTableColumn<MigrationPart['Sample'][number]>[] {
  const t = oneMigrationMessages.useWords()
  const words = useImportWords()
  const fieldOf = (field: string) => {
    const column = importColumns.find((one) => one === field)
    return column ? words[column] : field
  }
  return [
    { id: 'name', header: t.name, phone: 'title', cell: ({ Name }) => <bdi>{Name}</bdi> },
    {
      id: 'compared', header: t.compared, phone: 'line',
      cell: ({ Differences, message }) => (
        <>
          {Differences.length === 0 && message === '' && <Text tone="muted">{t.same}</Text>}
          {Differences.map(({ Field, There, Here }) => (
            <Text key={Field} as="div">{t.differs({ field: fieldOf(Field), there: There || t.nothingHere, here: Here || t.nothingHere })}</Text>
          ))}
          {message !== '' && <Text as="div" tone="danger">{message}</Text>}
        </>
      ),
    },
  ]
}
