import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { PartnerKind } from '@portal/domain'
import { Button, ButtonLink, CellLines, DataTable, type DataTableColumn, EmptyState, PageHeader, SelectField, Stack, StatusLabel, TextLink, unchangedStatus } from '@portal/ui'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { ConfirmDialog } from '#portal/app/dialogs.tsx'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { migrationPath, newImportPath, paths } from '#portal/app/paths.ts'
import { usePolling } from '#portal/app/usePolling.ts'
import { useCall } from '#portal/app/useCall.ts'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { migrationMessages } from './messages.ts'
import { type MigrationRecord, migrationStatus, type PartnerSite } from './migrationRecord.ts'

interface MigrationsData {
  sites: PartnerSite[]
  migrations: MigrationRecord[]
  properties: ResponseOf<typeof endpoints.getPropertyLocations>['Properties']
}

/** The page `/site/import/migrations`: the account's properties in other systems, and its migrations. */
export const route = pageScreen({
  async load({ api, signal }): Promise<MigrationsData> {
    const [{ Sites }, { Migrations }, { Properties }] = await Promise.all([api.getPartnerSites({}, { signal }), api.getPartnerMigrations({}, { signal }), api.getPropertyLocations({}, { signal })])
    return { sites: Sites, migrations: Migrations, properties: Properties }
  },
  words: migrationMessages,
  head: (t) => ({ title: t.title, failed: t.failed }),
  Page: MigrationsPage,
})

/** Lists properties in other systems, each with a button to migrate it, and migrations that were rolled back. */
function MigrationsPage({ sites, migrations, properties }: MigrationsData) {
  const t = migrationMessages.useWords()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<PartnerSite | null>(null)
  const [propertyId, setPropertyId] = useState(String(properties[0]?.ID ?? ''))
  usePolling(migrations.some(({ State }) => State === 'rollingBack'), 1000, () => revalidate())
  const action = useCall((api, { SiteID }: PartnerSite) => api.startPartnerMigration({ SiteID, PropertyID: Number(propertyId) }), ({ MigrationID }) => void navigate(migrationPath(MigrationID)))
  const siteColumns = useSiteColumns(migrations, setAsked)
  const pastColumns = usePastColumns()
  const past = migrations.filter(({ State }) => State === 'rolledBack' || State === 'partlyRolledBack')
  return (
    <Stack gap={4}>
      <PageHeader title={t.title} breadcrumb={[{ label: t.import, href: paths.imports }]} facts={t.facts} />
      <FailureAlert failure={action.failure} />
      <DataTable
        label={t.sites}
        title={t.sites}
        columns={siteColumns}
        rows={sites}
        getRowId={({ SiteID }) => String(SiteID)}
        empty={<EmptyState title={t.emptyTitle} actions={<ButtonLink href={newImportPath('users')}>{t.fromFile}</ButtonLink>}>{t.emptyText}</EmptyState>}
        labels={{ counted: ({ count }) => t.counted({ count }) }}
      />
      {past.length > 0 && (
        <DataTable
          label={t.past}
          title={t.past}
          columns={pastColumns}
          rows={past}
          getRowId={({ MigrationID }) => String(MigrationID)}
          empty={<EmptyState title={t.noneTitle} />}
          labels={{ counted: ({ count }) => t.counted({ count }) }}
        />
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={({ isOpen }) => !isOpen && setAsked(null)}
        title={t.beginTitle({ site: asked?.Name ?? '' })}
        confirmLabel={t.begin}
        isBusy={action.isBusy}
        onConfirm={() => asked && action.run(asked)}
      >
        <SelectField
          label={t.into}
          help={t.intoHelp}
          value={propertyId}
          options={properties.map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
          onChange={({ currentTarget: { value } }) => setPropertyId(value)}
        />
      </ConfirmDialog>
    </Stack>
  )
}

/** The text that counts records of a kind. */
const countOf = { users: 'people', accessCodes: 'codes', callGroups: 'groups', contacts: 'contactsCounted', holidays: 'holidaysCounted', schedules: 'schedulesCounted' } as const satisfies Record<PartnerKind, string>

function useSiteColumns(migrations: readonly MigrationRecord[], onBegin: (site: PartnerSite) => void): DataTableColumn<PartnerSite>[] {
  const t = migrationMessages.useWords()
  const stateOf = ({ MigrationID }: PartnerSite) => migrations.find((one) => one.MigrationID === MigrationID)?.State
  return [
    { id: 'site', header: t.site, phone: 'title', cell: ({ Name, System }) => <CellLines isWhole second={System}><bdi>{Name}</bdi></CellLines> },
    {
      id: 'records', header: t.records, phone: 'line',
      cell: ({ Records }) => Records.filter(({ Count }) => Count > 0).map(({ Kind, Count }) => t[countOf[Kind]]({ count: Count })).join(', '),
    },
    {
      id: 'state', header: t.state, phone: 'status',
      cell: (site) => {
        const state = stateOf(site)
        return <StatusLabel status={state ? migrationStatus[state] : unchangedStatus}>{t[state ?? 'notBegun']}</StatusLabel>
      },
    },
    {
      id: 'act', header: t.next, phone: 'line',
      cell: (site) =>
        site.MigrationID === null ? (
          <Button size="compact" aria-label={t.beginOf({ site: site.Name })} onClick={() => onBegin(site)}>{t.begin}</Button>
        ) : (
          <ButtonLink size="compact" aria-label={t.lookOf({ site: site.Name })} href={migrationPath(site.MigrationID)}>{t.look}</ButtonLink>
        ),
    },
  ]
}

function usePastColumns(): DataTableColumn<MigrationRecord>[] {
  const t = migrationMessages.useWords()
  const formats = useFormats(useViewerTimeZone())
  return [
    {
      id: 'site', header: t.site, phone: 'title',
      cell: ({ MigrationID, Site, PropertyName }) => <CellLines isWhole second={`${Site.System} · ${PropertyName}`}><TextLink href={migrationPath(MigrationID)}><bdi>{Site.Name}</bdi></TextLink></CellLines>,
    },
    {
      id: 'state', header: t.state, phone: 'status',
      cell: ({ State, RolledBackAt }) => <StatusLabel status={migrationStatus[State]}>{RolledBackAt === null ? t[State] : `${t[State]}, ${formats.dayAndTime(RolledBackAt)}`}</StatusLabel>,
    },
  ]
}
