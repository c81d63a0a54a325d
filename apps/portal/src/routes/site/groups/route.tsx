import { formatNumber } from '@portal/domain'
import { Badge, ButtonLink, DataTable, type DataTableColumn, EmptyState, Icon, Inline, PageHeader, Stack, TabNav, Text, TextLink } from '@portal/ui'
import { Eye, EyeOff, Plus, ShieldCheck } from 'lucide-react'
import { useAccessSentence } from '#portal/access/useAccessSentence.ts'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { type ListProps, listScreen } from '#portal/app/listScreen.tsx'
import { groupPath, paths, usersOfGroupPath } from '#portal/app/paths.ts'
import { useRights } from '#portal/app/useRights.ts'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'
import { groupsAddress, type GroupsQuery } from './groupsAddress.ts'
import type { UserGroup } from './groupValues.ts'
import { accessByDoorMessages, groupsMessages } from './messages.ts'

/** The page `/site/groups`. */
export const route = listScreen({
  address: groupsAddress,
  isWhole: true,
  load: async (_query, { api, signal }) => (await api.getUserGroups({}, { signal })).UserGroups,
  words: groupsMessages,
  head: ({ title }) => ({ title }),
  Page: GroupsPage,
})

const accessByDoor = lazyPart(async () => (await import('./AccessByDoor.tsx')).AccessByDoor)

/** Lists the groups of the account, highest level first. */
function GroupsPage({ query, answer: groups, failure, isLoading, narrow }: ListProps<GroupsQuery, UserGroup[]>) {
  const t = groupsMessages.useWords()
  const columns = useColumns()
  const v = accessByDoorMessages.useWords()
  const mayDo = useRights()
  const maySeeDoors = mayDo('restrictions.view') && mayDo('devices.view')
  const isByDoor = maySeeDoors && query.view === 'doors'
  const add = mayDo('groups.edit') ? (
    <ButtonLink variant="primary" icon={Plus} href={paths.newGroup}>
      {t.add}
    </ButtonLink>
  ) : undefined
  return (
    <Stack gap={4}>
      <PageHeader title={t.title} facts={groups && t.facts({ count: groups.length })} actions={add} phoneActions="beside" />
      {maySeeDoors && (
        <TabNav
          label={v.views}
          tabs={[{ id: 'list', label: v.list, href: groupsAddress.path }, { id: 'doors', label: v.byDoor, href: groupsAddress.write({ ...groupsAddress.whole, view: 'doors' }) }]}
          current={isByDoor ? 'doors' : 'list'}
        />
      )}
      {isByDoor && groups ? <accessByDoor.Part groups={groups} query={query} onChange={narrow} /> : <DataTable
        label={t.title}
        columns={columns}
        rows={groups}
        getRowId={({ ID }) => String(ID)}
        isLoading={isLoading}
        failure={failure}
        empty={
          <EmptyState title={t.emptyTitle} actions={add}>
            {t.emptyText}
          </EmptyState>
        }
        labels={{ counted: ({ count }) => t.counted({ count }) }}
      />}
    </Stack>
  )
}

function useColumns(): DataTableColumn<UserGroup>[] {
  const t = groupsMessages.useWords()
  const tag = useLocaleTag()
  const sentenceOf = useAccessSentence()
  return [
    { id: 'level', header: t.level, width: '5rem', phonePrefix: t.level, cell: ({ HierarchyLevel }) => <Badge>{HierarchyLevel}</Badge> },
    {
      id: 'group',
      header: t.group,
      phone: 'title',
      cell: ({ ID, Name, Description }) => (
        <>
          <TextLink href={groupPath(ID)}>
            {Name}
          </TextLink>
          {Description && (
            <Text size="small" tone="muted">
              {Description}
            </Text>
          )}
        </>
      ),
    },
    { id: 'access', header: t.whenAndWhere, width: '32%', phone: 'line', cell: ({ Access }) => sentenceOf(Access) },
    {
      id: 'people',
      header: t.people,
      align: 'end',
      width: '7rem',
      phonePrefix: t.people,
      cell: ({ ID, MemberCount }) => (
        <TextLink href={usersOfGroupPath(ID)}>
          {MemberCount === undefined ? '–' : formatNumber(MemberCount, tag)}
        </TextLink>
      ),
    },
    {
      id: 'lockdown',
      header: t.lockdown,
      width: '10rem',
      phone: 'hidden',
      cell: ({ KeepsAccessInLockdown }) =>
        KeepsAccessInLockdown ? (
          <Inline>
            <Icon icon={ShieldCheck} />
            {t.keeps}
          </Inline>
        ) : (
          t.loses
        ),
    },
    {
      id: 'portal',
      header: t.portal,
      width: '9rem',
      phone: 'status',
      cell: ({ IsClientPortalVisible }) => (
        <Inline>
          <Icon icon={IsClientPortalVisible ? Eye : EyeOff} />
          {IsClientPortalVisible ? t.visible : t.hidden}
        </Inline>
      ),
    },
  ]
}
