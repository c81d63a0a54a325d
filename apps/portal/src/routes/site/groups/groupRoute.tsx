import { useStore } from '@nanostores/react'
import { PageHeader, Stack, useToaster } from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import { useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import { attempt, type Attempt } from '../../../app/attempt.ts'
import { FailurePanel } from '../../../app/FailurePanel.tsx'
import { groupPath, paths } from '../../../app/paths.ts'
import type { Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { sentJson } from '../../../app/sentJson.ts'
import { signedIn, signedInAction } from '../../../app/signedIn.ts'
import { useRights } from '../../../app/useRights.ts'
import { useUnsavedChanges } from '../../../app/useUnsavedChanges.tsx'
import { useFormatsList } from '../../../i18n/useFormats.ts'
import { changedFields } from '../../../forms/mergeEdits.ts'
import { readReceipt, type Receipt } from '../../../forms/receipt.ts'
import { BulkOutcome } from '../../../people/BulkOutcome.tsx'
import { ReceiptNote } from '../../../people/ReceiptNote.tsx'
import { AssignDialog } from './AssignDialog.tsx'
import { DeleteGroupDialog } from './DeleteGroupDialog.tsx'
import { GroupPage } from './GroupPage.tsx'
import { groupFields, newGroup, toGroupValues, type GroupRequest, type UserGroup } from './groupValues.ts'
import { groupActionMessages, groupMessages } from './messages.ts'
import { runGroupAction, type AssignResult, type GroupAction } from './useGroupAction.ts'
import { useGroupEdit } from './useGroupEdit.ts'
import { useGroupText } from './useGroupText.ts'

interface LoaderData {
  groups: Attempt<UserGroup[]>
  /** Null: a new one. */
  id: number | null
}

/** `/site/groups/:id`, and `/site/groups/new`. */
export function groupRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (_details, { request, params }): Promise<LoaderData> => ({
      groups: await attempt(portal.api.getUserGroups({}, { signal: request.signal }).then(({ UserGroups }) => UserGroups)),
      id: params['id'] === undefined ? null : Number(params['id']),
    })),
    action: signedInAction(async ({ request }) => runGroupAction(portal, await sentJson<GroupAction | GroupRequest>(request))),
    Component: GroupScreen,
  }
}

function GroupScreen() {
  const { groups, id } = useLoaderData<LoaderData>()
  const t = useStore(groupMessages)
  const { revalidate, state } = useRevalidator()
  const all = groups.ok ? groups.value : []
  const group = id === null ? newGroup(all) : all.find(({ ID }) => ID === id)
  if (groups.ok && group) return <LoadedGroup key={group.ID} group={group} groups={all} />
  const failure = groups.ok ? ({ kind: 'service', status: 404, code: 'NOT_FOUND', field: undefined, message: '', body: null } as const) : groups.failure
  return (
    <Stack gap={4}>
      <PageHeader title={t.groups} breadcrumb={[{ label: t.groups, href: paths.groups }]} />
      <FailurePanel failure={failure} title={t.loadFailed} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />
    </Stack>
  )
}

function LoadedGroup({ group, groups }: { group: UserGroup; groups: UserGroup[] }) {
  const t = useStore(groupMessages)
  const actions = useStore(groupActionMessages)
  const mayDo = useRights()
  const list = useFormatsList()
  const toaster = useToaster()
  const navigate = useNavigate()
  const editing = useGroupEdit(group)
  const [asking, setAsking] = useState<'assign' | 'delete' | null>(null)
  const [assigned, setAssigned] = useState<AssignResult | null>(null)
  const { changed, saved, conflict, resolve } = editing
  const question = useUnsavedChanges(changed.length > 0 && !saved, t.draftWaits({ fields: list(changed.map((field) => t[field])) }))
  const receipt = readReceipt(useLocation().state)
  useAfterSave(group, editing)

  const isOnlyDifferent = conflict !== null && conflict.conflicts.length === 0
  useEffect(() => {
    // Nobody changed what the other did: both are kept without asking.
    if (isOnlyDifferent) resolve({})
  }, [isOnlyDifferent, resolve])

  return (
    <>
      <GroupPage
        group={group}
        groups={groups}
        editing={editing}
        mayEdit={mayDo('groups.edit')}
        receipt={receipt?.version === group.Version && changed.length === 0 && <ReceiptNote receipt={receipt} />}
        onAsk={setAsking}
      />
      {asking === 'assign' && (
        <AssignDialog
          group={group}
          onClose={() => setAsking(null)}
          onDone={(result) => {
            setAsking(null)
            setAssigned(result)
          }}
        />
      )}
      {assigned && <BulkOutcome result={assigned} onClose={() => setAssigned(null)} />}
      {asking === 'delete' && (
        <DeleteGroupDialog
          group={group}
          groups={groups}
          onClose={() => setAsking(null)}
          onDone={() => {
            toaster.success(actions.removed({ name: group.Name }))
            void navigate(paths.groups)
          }}
        />
      )}
      {question}
    </>
  )
}

/** Shows the saved group with what changed: a new one on its own page, another on the page anew. */
function useAfterSave(group: UserGroup, { saved, edit }: ReturnType<typeof useGroupEdit>): void {
  const t = useStore(groupMessages)
  const textOf = useGroupText()
  const toaster = useToaster()
  const navigate = useNavigate()
  const shown = useRef<UserGroup>(null)
  useEffect(() => {
    if (!saved || shown.current === saved) return
    shown.current = saved
    const now = toGroupValues(saved)
    const changes = changedFields(groupFields, edit.base, now).map((field) => ({ field: t[field], before: textOf(edit.base[field]), after: textOf(now[field]) }))
    const receipt: Receipt = { version: saved.Version, changes, note: '' }
    if (group.ID === 0) toaster.success(t.created({ name: saved.Name }))
    void navigate(groupPath(saved.ID), { replace: group.ID > 0, state: { receipt }, preventScrollReset: true })
  })
}
