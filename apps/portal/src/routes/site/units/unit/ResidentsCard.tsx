import { ButtonLink, CellLines, DataTable, EmptyState, Icon, Menu, startsLaterStatus, StatusLabel, TextLink, type DataTableColumn } from '@portal/ui'
import { Ellipsis, UserPlus } from 'lucide-react'
import { Fragment } from 'react'
import { newUserOfUnitPath, unitPath, userPath } from '#portal/app/paths.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useCall } from '#portal/app/useCall.ts'
import { useDay } from '#portal/people/useMoments.ts'
import { useMethodsText } from '#portal/people/useMethodsText.ts'
import type { Unit } from '../unit.ts'
import { unitMessages } from './messages.ts'

type Resident = Unit['Residents'][number]

export function ResidentsCard({ unit, mayEdit }: { unit: Unit; mayEdit: boolean }) {
  const t = unitMessages.useWords()
  const columns = useColumns(unit.TimeZone)
  const textOf = useFailureText()
  const { run, failure } = useCall(
    (api, { UserID }: Resident) => api.removeUnitResident({ ID: unit.ID, UserID }),
    (_answer, { Name }) => t.removed({ name: Name, unit: unit.Name }),
  )
  const menuOf = (resident: Resident) => (
    <Menu
      label={t.moreFor({ name: resident.Name })}
      items={[
        { id: 'open', label: t.openUser, href: userPath(resident.UserID) },
        ...(resident.HasAccountAccess ? [{ id: 'remove', label: t.remove, onSelect: () => run(resident) }] : []),
      ]}
    >
      <Icon icon={Ellipsis} />
    </Menu>
  )
  return (
    <DataTable
      label={t.residents}
      title={t.residents}
      fact={unit.Residents.length === 0 ? undefined : String(unit.Residents.length)}
      rows={unit.Residents}
      getRowId={({ UserID }) => String(UserID)}
      getRowName={({ Name }) => Name}
      columns={unit.Residents.some(({ MovesInAt }) => MovesInAt !== null) ? columns : columns.filter(({ id }) => id !== 'status')}
      failure={failure ? { detail: textOf(failure) } : undefined}
      rowActions={mayEdit ? menuOf : undefined}
      empty={<EmptyState title={t.empty} actions={mayEdit && <ButtonLink icon={UserPlus} href={newUserOfUnitPath(unit.Name)}>{t.newUser}</ButtonLink>}>{t.emptyText}</EmptyState>}
    />
  )
}

function useColumns(timeZone: string): DataTableColumn<Resident>[] {
  const t = unitMessages.useWords()
  const day = useDay()
  const methodsOf = useMethodsText()
  return [
    {
      id: 'name', header: t.name, phone: 'title', width: '42%',
      cell: ({ UserID, Name, UserGroupName }) => <CellLines second={UserGroupName || t.noGroup}><TextLink href={userPath(UserID)}>{Name}</TextLink></CellLines>,
    },
    { id: 'methods', header: t.methods, phone: 'fact', cell: ({ AccessMethods }) => (AccessMethods.length === 0 ? t.none : methodsOf(AccessMethods)) },
    {
      id: 'alsoIn', header: t.alsoIn, phone: 'line', phonePrefix: t.alsoIn, isEmpty: ({ OtherUnits }) => OtherUnits.length === 0,
      cell: ({ OtherUnits }) => (OtherUnits.length === 0 ? '–' : OtherUnits.map(({ ID, Name }, index) => <Fragment key={ID}>{index > 0 && ', '}<TextLink href={unitPath(ID)}>{Name}</TextLink></Fragment>)),
    },
    {
      id: 'status', header: t.status, phone: 'status', width: '20%', isEmpty: ({ MovesInAt }) => MovesInAt === null,
      cell: ({ MovesInAt }) => (MovesInAt === null ? null : <StatusLabel status={startsLaterStatus}>{t.movesIn({ day: day(MovesInAt, timeZone) })}</StatusLabel>),
    },
  ]
}
