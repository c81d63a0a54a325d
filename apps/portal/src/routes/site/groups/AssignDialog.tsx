import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { Button, CellLines, CheckboxField, DataTable, Dialog, noSelection, SearchField, Stack, SwitchField, type DataTableColumn, type TableSelection } from '@portal/ui'
import type { GrantedFlag } from '@portal/domain'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { EffectPanel } from '#portal/access/effect.tsx'
import { useTypedSearch } from '#portal/app/useTypedSearch.ts'
import { useAsk } from '#portal/app/asking.tsx'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useGrants } from '#portal/app/useRights.ts'
import { useCall } from '#portal/app/useCall.ts'
import { NoticeCheck } from '#portal/calls/NoticeCheck.tsx'
import { peopleCountMessages } from '#portal/people/people.messages.ts'
import type { ListedUser } from '#portal/people/useMethodsText.ts'
import type { UserGroup } from './groupValues.ts'
import { groupActionMessages } from './messages.ts'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'

export type AssignResult = ResponseOf<typeof endpoints.saveUserGroupMultiUserMultiProfile>

export interface AssignDialogProps {
  group: UserGroup
  onClose: () => void
  onDone: (result: AssignResult) => void
}

/** The number of rows on a page, which is small because this is a dialog. */
const pageSize = 8

/** Moves many users into a group: the user searches, selects across pages, and sees the effect before saving. */
export function AssignDialog({ group, onClose, onDone }: AssignDialogProps) {
  const t = groupActionMessages.useWords()
  const { people } = peopleCountMessages.useWords()
  const failureText = useFailureText()
  const [place, setPlace] = useState({ search: '', page: 1 })
  const { typed, type } = useTypedSearch(place.search, (search) => setPlace({ search, page: 1 }))
  const [selection, setSelection] = useState<TableSelection>(noSelection)
  const [profiles, setProfiles] = useState<Profile[] | null>(null)
  const list = useAsk(JSON.stringify(place), (api, signal) => api.getUserTierUserList({ searchText: place.search, page: place.page, count: pageSize }, { signal }))
  const ids = selection.scope === 'rows' ? selection.ids.map(Number) : []
  const { run, isBusy, failure } = useCall(
    (api) => api.saveUserGroupMultiUserMultiProfile({ SelectedUsers: ids, SelectedUserGroupId: group.ID, ...(profiles && { SelectedUserProfiles: profiles }) }),
    onDone,
  )
  const columns = useColumns()

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t.assignTitle({ name: group.Name })}
      icon={UsersRound}
      description={t.assignText}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" isBusy={isBusy} disabledReason={ids.length === 0 ? t.assignNone : undefined} onClick={() => run()}>
            {t.assignConfirm({ count: ids.length })}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <SearchField label={t.search} value={typed} onValueChange={({ value }) => type(value)} isBusy={list.isLoading && typed !== ''} />
        <DataTable
          label={t.candidates}
          columns={columns}
          rows={list.answer?.Users}
          getRowId={({ ID }) => String(ID)}
          getRowName={({ Name }) => Name}
          page={{ number: place.page, size: pageSize, total: list.answer?.Total ?? 0, onPageChange: ({ page }) => setPlace({ ...place, page }) }}
          isCompact
          isLoading={list.isLoading}
          isFiltered={place.search !== ''}
          failure={list.failure ? { detail: failureText(list.failure), onRetry: list.reload } : undefined}
          selection={{ value: selection, onSelectionChange: ({ selection: next }) => next.scope === 'rows' && setSelection(next) }}
          labels={{ counted: ({ count }) => people({ count }) }}
        />
        {ids.length > 0 && <EffectPanel change={{ Kind: 'userGroup', UserIDs: ids, UserGroupID: group.ID }} />}
        <NoticeCheck
          of="message"
          about={ids.length === 0 ? null : ids.join()}
          ask={(api, signal) => api.validateGroupNotificationPermission({ UserGroupID: group.ID, UserIDs: ids }, { signal })}
        />
        <Profiles profiles={profiles} onChange={setProfiles} />
        <FailureAlert failure={failure} />
      </Stack>
    </Dialog>
  )
}

function useColumns(): DataTableColumn<ListedUser>[] {
  const t = groupActionMessages.useWords()
  return [
    { id: 'name', header: t.name, phone: 'title', cell: ({ Name, Email }) => <CellLines second={Email}>{Name}</CellLines> },
    { id: 'unit', header: t.unit, phonePrefix: t.unit, cell: ({ Unit }) => Unit || '–' },
    { id: 'group', header: t.group, cell: ({ UserGroupName }) => UserGroupName || '–' },
  ]
}

/** A profile: 1 Administrator, 2 Kits administrator, 3 Billing administrator. */
type Profile = 1 | 2 | 3

function Profiles({ profiles, onChange }: { profiles: Profile[] | null; onChange: (profiles: Profile[] | null) => void }) {
  const t = groupActionMessages.useWords()
  const mayGrant = useGrants()
  const names: [Profile, string, GrantedFlag][] = [
    [1, t.admin, 'IsUserAdmin'],
    [2, t.kits, 'IsKitsAdmin'],
    [3, t.billing, 'IsBillingAdmin'],
  ]
  return (
    <Stack gap={2}>
      <SwitchField label={t.profiles} help={t.profilesHelp} checked={profiles !== null} onChange={(event) => onChange(event.currentTarget.checked ? [] : null)} />
      {profiles &&
        names.map(([id, name, flag]) => (
          <CheckboxField
            key={id}
            label={name}
            checked={profiles.includes(id)}
            disabled={!mayGrant(flag)}
            onChange={(event) => onChange(event.currentTarget.checked ? [...profiles, id] : profiles.filter((one) => one !== id))}
          />
        ))}
    </Stack>
  )
}
