import { Button, FootBar, Grid, InlineAlert, PageHeader, Stack, StatusLabel, Text } from '@portal/ui'
import type { PartnerKind } from '@portal/domain'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { ConfirmDialog } from '#portal/app/dialogs.tsx'
import { paths } from '#portal/app/paths.ts'
import { usePolling } from '#portal/app/usePolling.ts'
import { useRouteAction } from '#portal/app/useRouteAction.ts'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { migrationMessages, oneMigrationMessages } from './messages.ts'
import { behindOf, differingOf, type MigrationRecord, migrationStatus, stayingOf } from './migrationRecord.ts'
import { PartCard } from './PartCard.tsx'
import type { MigrationAction } from './route.tsx'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'

/** The kinds of records that name users. */
const naming: ReadonlySet<PartnerKind> = new Set(['accessCodes', 'callGroups', 'contacts'])

/** The migration of a property from another system: counts and comparison of both systems, switch-over, and rollback. */
export function MigrationPage({ record }: { record: MigrationRecord }) {
  const t = oneMigrationMessages.useWords()
  const list = migrationMessages.useWords()
  const formats = useFormats(useViewerTimeZone())
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<MigrationAction['action'] | null>(null)
  const action = useRouteAction<MigrationAction, MigrationRecord>(() => setAsked(null))
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
        onConfirm={() => asked && action.run({ action: asked, acknowledgesMissing: true })}
      >
        <Stack gap={2}>
          <Text>{(asked === 'rollBack' ? t.rollBackAsk : t.cutOverAsk)({ system })}</Text>
          {asked === 'cutOver' && behind > 0 && <InlineAlert tone="warning">{t.cutOverMissing({ count: behind })}</InlineAlert>}
        </Stack>
      </ConfirmDialog>
    </Stack>
  )
}
