import { Button, ButtonLink, Card, Icon, InlineAlert, Menu, useToaster } from '@portal/ui'
import { Ellipsis, UserRoundPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PrecedenceCard } from '#portal/access/PrecedenceCard.tsx'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { canTheyGetInPath, groupPath, paths, usersOfGroupPath } from '#portal/app/paths.ts'
import { askAhead } from '#portal/app/asking.tsx'
import { useRights } from '#portal/app/useRights.ts'
import { NoticeCheck } from '#portal/calls/NoticeCheck.tsx'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import type { EditWords } from '#portal/forms/recordKind.ts'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import { useShowSaved, useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import type { AssignResult } from './AssignDialog.tsx'
import { GroupFields } from './GroupFields.tsx'
import { type GroupEditing, type GroupField, groupKind, type GroupValues, newGroup, toGroupValues, type UserGroup } from './groupValues.ts'
import { groupActionMessages, groupMessages } from './messages.ts'
import { RulesCard, rulesQuestion } from './RulesCard.tsx'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { HistoryButton } from '#portal/log/useHistory.tsx'
import { peopleCountMessages } from '#portal/people/people.messages.ts'

const assignDialog = lazyPart(async () => (await import('./AssignDialog.tsx')).AssignDialog)
const bulkOutcome = lazyPart(async () => (await import('#portal/people/BulkOutcome.tsx')).BulkOutcome)
const deleteDialog = lazyPart(async () => (await import('./DeleteGroupDialog.tsx')).DeleteGroupDialog)

interface GroupData {
  group: UserGroup
  groups: UserGroup[]
}

/** The pages `/site/groups/:id` and `/site/groups/new`. */
export const route = pageScreen({
  async load({ portal, api, signal, params }): Promise<GroupData | null> {
    const id = Number(params['id'] ?? 0)
    if (id !== 0) askAhead(portal, rulesQuestion(id))
    const { UserGroups: groups } = await api.getUserGroups({}, { signal })
    const group = id === 0 ? newGroup(groups) : groups.find(({ ID }) => ID === id)
    return group ? { group, groups } : null
  },
  words: groupMessages,
  head: (t) => ({ title: t.groups, breadcrumb: [{ label: t.groups, href: paths.groups }], failed: t.loadFailed }),
  keyOf: ({ group }) => group.ID,
  Page: LoadedGroup,
})

function LoadedGroup({ group, groups }: GroupData) {
  assignDialog.usePreload()
  deleteDialog.usePreload()
  const t = groupMessages.useWords()
  const actions = groupActionMessages.useWords()
  const mayDo = useRights()
  const toaster = useToaster()
  const navigate = useNavigate()
  const editing = useRecordEdit(group, groupKind(group.ID), async (api, payload) => (await api.saveUserGroup(payload)).UserGroup, { savedAs: (saved) => saved })
  const [asking, setAsking] = useState<'assign' | 'delete' | null>(null)
  const [assigned, setAssigned] = useState<AssignResult | null>(null)
  const words = useGroupWords()
  useShowSaved(editing, words, {
    recordOf: (saved) => saved,
    valuesOf: toGroupValues,
    pathOf: ({ ID }) => groupPath(ID),
    createdText: ({ Name }) => t.created({ name: Name }),
  })

  return (
    <>
      <GroupPage
        group={group}
        groups={groups}
        editing={editing}
        words={words}
        mayEdit={mayDo('groups.edit') && group.HasAccountAccess}
        receipt={editing.changed.length === 0 && <PageReceipt version={group.Version} />}
        asking={asking}
        onAsk={setAsking}
      />
      {asking === 'assign' && (
        <assignDialog.Part
          group={group}
          onClose={() => setAsking(null)}
          onDone={(result) => {
            setAsking(null)
            setAssigned(result)
          }}
        />
      )}
      {assigned && <bulkOutcome.Part result={assigned} onClose={() => setAssigned(null)} />}
      {asking === 'delete' && (
        <deleteDialog.Part
          group={group}
          groups={groups}
          onClose={() => setAsking(null)}
          onDone={() => {
            toaster.success(actions.removed({ name: group.Name }))
            void navigate(paths.groups)
          }}
        />
      )}
    </>
  )
}

/** A group's fields and values as text. */
function useGroupWords(): EditWords<GroupValues, GroupField> {
  const t = groupMessages.useWords()
  return {
    nameOf: (field) => t[field],
    textOf(field, { [field]: value }) {
      if (typeof value === 'boolean') return value ? t.yes : t.no
      return String(value)
    },
  }
}

const accessSync = lazyPart(async () => (await import('#portal/access/AccessSync.tsx')).AccessSync)

interface GroupPageProps {
  group: UserGroup
  groups: readonly UserGroup[]
  editing: GroupEditing
  words: EditWords<GroupValues, GroupField>
  mayEdit: boolean
  receipt: ReactNode
  /** The dialog that is open; null for none. */
  asking: 'assign' | 'delete' | null
  onAsk: (question: 'assign' | 'delete') => void
}

/** The page of a group: its fields, visibility, restrictions, and which rule decides. */
function GroupPage({ group, groups, editing, words, mayEdit, receipt, asking, onAsk }: GroupPageProps) {
  const t = groupMessages.useWords()
  const { people } = peopleCountMessages.useWords()
  const mayDo = useRights()
  const isNew = group.ID === 0
  const actions = !isNew && (
    <>
      <ButtonLink href={usersOfGroupPath(group.ID)}>{t.seePeople}</ButtonLink>
      <HistoryButton subject="group" id={group.ID} name={group.Name} />
      {mayEdit && (
        <Button icon={UserRoundPlus} onClick={() => onAsk('assign')}>
          {t.assign}
        </Button>
      )}
      <Menu
        label={t.more}
        items={[
          { id: 'getIn', label: t.getIn, href: canTheyGetInPath({ group: group.ID }) },
          ...(mayEdit && !group.IsNoAccess ? [{ id: 'delete', label: t.remove, tone: 'danger' as const, onSelect: () => onAsk('delete') }] : []),
        ]}
      >
        <Icon icon={Ellipsis} />
      </Menu>
    </>
  )
  return (
    <EditorPage
      title={isNew ? t.new : group.Name}
      breadcrumb={[{ label: t.groups, href: paths.groups }]}
      facts={isNew || group.MemberCount === undefined ? undefined : people({ count: group.MemberCount })}
      editing={editing}
      words={words}
      saveLabel={isNew ? t.create : group.MemberCount ? t.saveFor({ count: group.MemberCount }) : t.save}
      cancelHref={paths.groups}
      history={actions}
      isReadOnly={!mayEdit}
      mayLeave={asking === 'delete'}
    >
      {receipt}
      {group.IsNoAccess && <InlineAlert tone="info">{t.noAccessGroup}</InlineAlert>}
      {!mayEdit && <InlineAlert tone="info">{group.HasAccountAccess ? t.readOnly : t.notBelow}</InlineAlert>}
      <Card title={t.settings}>
        <fieldset disabled={!mayEdit} style={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
          <GroupFields group={group} groups={groups} editing={editing} />
        </fieldset>
      </Card>
      {!isNew && <RulesCard groupId={group.ID} mayEdit={mayEdit} />}
      {!isNew && mayDo('devices.view') && <accessSync.Part about={{ UserGroupID: group.ID }} version={group.Version} />}
      <PrecedenceCard current="groupRestriction" />
      {mayEdit && !isNew && group.MemberCount !== 0 && (
        <NoticeCheck of="message" about={`${group.ID}:${group.MemberCount}`} ask={(api, signal) => api.validateGroupNotificationPermission({ UserGroupID: group.ID }, { signal })} />
      )}
    </EditorPage>
  )
}
