import { useToaster } from '@portal/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { groupPath, paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { askAhead } from '#portal/app/Question.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedInAction } from '#portal/app/signedIn.ts'
import { useRights } from '#portal/app/useRights.ts'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import type { Receipt } from '#portal/forms/receipt.ts'
import { useReceipt } from '#portal/forms/useReceipt.ts'
import { useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { useSaved } from '#portal/forms/useSaved.ts'
import { runGroupAction, type AssignResult, type GroupAction } from './groupActions.ts'
import { GroupPage } from './GroupPage.tsx'
import { groupKind, newGroup, toGroupValues, type UserGroup, type GroupEditing, type GroupField, type GroupValues } from './groupValues.ts'
import { groupActionMessages, groupMessages } from './messages.ts'
import { rulesQuestion } from './RulesCard.tsx'
import { pageScreen } from '#portal/app/pageScreen.tsx'

const assignDialog = lazyPart(async () => (await import('./AssignDialog.tsx')).AssignDialog)
const bulkOutcome = lazyPart(async () => (await import('#portal/people/BulkOutcome.tsx')).BulkOutcome)
const deleteDialog = lazyPart(async () => (await import('./DeleteGroupDialog.tsx')).DeleteGroupDialog)

interface GroupData {
  group: UserGroup
  groups: UserGroup[]
}

/** The pages `/site/groups/:id` and `/site/groups/new`. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    async load({ api, signal, params }): Promise<GroupData | null> {
      const id = Number(params['id'] ?? 0)
      if (id !== 0) askAhead(portal, rulesQuestion(id))
      const { UserGroups: groups } = await api.getUserGroups({}, { signal })
      const group = id === 0 ? newGroup(groups) : groups.find(({ ID }) => ID === id)
      return group ? { group, groups } : null
    },
    action: signedInAction(async ({ request, params }) => runGroupAction(portal, Number(params['id'] ?? 0), await sentJson<GroupAction>(request))),
    useHead() {
      const t = groupMessages.useWords()
      return { title: t.groups, breadcrumb: [{ label: t.groups, href: paths.groups }], failed: t.loadFailed }
    },
    keyOf: ({ group }) => group.ID,
    Page: LoadedGroup,
  })
}

function LoadedGroup({ group, groups }: GroupData) {
  assignDialog.usePreload()
  deleteDialog.usePreload()
  const actions = groupActionMessages.useWords()
  const mayDo = useRights()
  const toaster = useToaster()
  const navigate = useNavigate()
  const editing = useRecordEdit(group, groupKind(group.ID), { savedAs: (saved: UserGroup) => saved })
  const [asking, setAsking] = useState<'assign' | 'delete' | null>(null)
  const [assigned, setAssigned] = useState<AssignResult | null>(null)
  const words = useGroupWords()
  useAfterSave(group, editing)

  return (
    <>
      <GroupPage
        group={group}
        groups={groups}
        editing={editing}
        words={words}
        mayEdit={mayDo('groups.edit')}
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

/** Shows the saved group with the changes; a new group on a page of its own. */
function useAfterSave(group: UserGroup, editing: GroupEditing): void {
  const t = groupMessages.useWords()
  const receiptOf = useReceipt(editing, useGroupWords())
  const toaster = useToaster()
  const navigate = useNavigate()
  useSaved(editing, ({ answer, edit: { base } }) => {
    const receipt: Receipt = { version: answer.Version, ...receiptOf({ base, values: toGroupValues(answer) }) }
    if (group.ID === 0) toaster.success(t.created({ name: answer.Name }))
    void navigate(groupPath(answer.ID), { replace: group.ID > 0, state: { receipt }, preventScrollReset: true })
  })
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
