import type { CallGroupRecord } from '@portal/api-client/contract'
import { ButtonLink, FilterBar, FilterSelect, Icon, Menu, PageHeader, SearchField, Stack, useToaster } from '@portal/ui'
import { Ellipsis, Plus, Upload } from 'lucide-react'
import { useRouteLoaderData } from 'react-router-dom'
import { type ListProps, listScreen } from '#portal/app/listScreen.tsx'
import { ListTable } from '#portal/app/ListTable.tsx'
import { newCallGroupPath, newImportPath } from '#portal/app/paths.ts'
import type { UserDetails } from '#portal/app/Portal.ts'
import { useCall } from '#portal/app/useCall.ts'
import { useRights } from '#portal/app/useRights.ts'
import { type CallGroupKind, callGroupKinds, callGroupsAddress, type CallGroupsQuery, matchCallGroups } from './callGroupsQuery.ts'
import { callGroupListMessages } from './messages.ts'
import { useCallGroupColumns } from './useCallGroupColumns.tsx'

/** The page `/site/callgroups`: all call groups. */
export const route = listScreen({
  address: callGroupsAddress,
  isWhole: true,
  load: async (_query, { api, signal }) => (await api.getCallGroups({}, { signal })).CallGroups,
  words: callGroupListMessages,
  head: ({ title }) => ({ title }),
  Page: CallGroupsPage,
})

/** Lists all call groups: who gets called, from which stations, and warnings. */
function CallGroupsPage(list: ListProps<CallGroupsQuery, readonly CallGroupRecord[]>) {
  const t = callGroupListMessages.useWords()
  const { query, answer: groups, now, isLoading, failure, search, narrow, clear, reload } = list
  const toaster = useToaster()
  const order = useCall(
    (api, { ids }: { ids: number[]; name: string; place: string }) => api.saveCallGroupOrder({ CallGroups: ids }),
    (_answer, moved) => toaster.success(t.moved(moved)),
  )
  const details = useRouteLoaderData<UserDetails>('site')
  const mayEdit = useRights()('callGroups.edit')
  /** The kinds of call groups that the user may see. */
  const kinds: CallGroupKind[] = [...(details?.ShowVideoGroup ? ['video' as const] : []), ...(details?.ShowVoiceGroup ? ['voice' as const] : [])]
  const columns = useCallGroupColumns(now)
  const shown = groups?.filter(({ IsVideo }) => kinds.includes(IsVideo ? 'video' : 'voice'))
  const add = mayEdit && kinds.map((kind, index) => (
    <ButtonLink key={kind} variant={index === 0 ? 'primary' : undefined} icon={Plus} href={newCallGroupPath(kind)}>
      {kind === 'video' ? t.addVideo : t.addVoice}
    </ButtonLink>
  ))
  const beside = ({ PropertyID }: CallGroupRecord) => (groups ?? []).filter((other) => other.PropertyID === PropertyID)
  const move = (group: CallGroupRecord, by: 1 | -1) => {
    const ids = beside(group).map(({ ID }) => ID)
    const from = ids.indexOf(group.ID)
    const place = from + by
    ids.splice(from, 1)
    ids.splice(place, 0, group.ID)
    order.run({ ids, name: group.Name, place: String(place + 1) })
  }
  const notMoved = order.error === null ? undefined : { detail: order.error, onRetry: () => void reload(), isRetrying: isLoading }
  const menuOf = (group: CallGroupRecord) => {
    const near = beside(group)
    return (
      <Menu
        label={t.more({ name: group.Name })}
        items={[
          ...(near[0]?.ID === group.ID ? [] : [{ id: 'earlier', label: t.earlier, onSelect: () => move(group, -1) }]),
          ...(near.at(-1)?.ID === group.ID ? [] : [{ id: 'later', label: t.later, onSelect: () => move(group, 1) }]),
        ]}
      >
        <Icon icon={Ellipsis} />
      </Menu>
    )
  }
  const kindNames = { video: t.video, voice: t.voice }
  return (
    <Stack gap={4}>
      <PageHeader title={t.title} facts={shown && t.facts({ count: shown.length })} actions={<>{details?.showImportVoiceGroup && <ButtonLink icon={Upload} href={newImportPath('callGroups')}>{t.import}</ButtonLink>}{add}</>} />
      <FilterBar
        search={<SearchField label={t.search} maxLength={80} {...search} />}
        chosen={query.kind === null ? 0 : 1}
        isSearching={search.value !== ''}
        onClear={clear}
      >
        {(query.kind !== null || kinds.length > 1) && (
          <FilterSelect
            label={t.kind}
            value={query.kind ?? ''}
            options={callGroupKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
            onValueChange={({ value }) => narrow({ kind: callGroupKinds.find((kind) => kind === value) ?? null })}
          />
        )}
      </FilterBar>
      <ListTable
        list={{ ...list, failure: failure ?? notMoved }}
        words={t}
        columns={columns}
        rows={shown && matchCallGroups(shown, query)}
        getRowId={({ ID }) => String(ID)}
        getRowName={({ Name }) => Name}
        add={add}
        rowActions={mayEdit ? menuOf : undefined}
      />
    </Stack>
  )
}
