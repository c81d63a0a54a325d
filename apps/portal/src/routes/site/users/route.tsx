import { countSelected, noSelection } from '@portal/ui'
import { useState } from 'react'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { listScreen, type ListProps } from '#portal/app/listScreen.tsx'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { useRights } from '#portal/app/useRights.ts'
import { usePeopleChoices } from '#portal/people/usePeopleChoices.ts'
import type { BulkActionName } from './bulkActions.ts'
import { usersMessages } from './messages.ts'
import { UsersPage } from './UsersPage.tsx'
import { toListRequest, usersAddress, type UsersQuery } from './usersQuery.ts'
import type { UsersAnswer } from './usersView.ts'

const undoableActions = lazyPart(async () => (await import('./UndoableActions.tsx')).UndoableActions)
const bulkDialog = lazyPart(async () => (await import('./BulkDialog.tsx')).BulkDialog)

export function route(portal: Portal): ScreenRoute {
  return listScreen(portal, {
    address: usersAddress,
    load: (query, { api, signal }) => api.getUserTierUserList(toListRequest(query), { signal }),
    words: usersMessages,
    head: ({ title }) => ({ title }),
    Page: UsersScreen,
  })
}

function UsersScreen(list: ListProps<UsersQuery, UsersAnswer>) {
  bulkDialog.usePreload()
  const choices = usePeopleChoices()
  const mayEdit = useRights()('users.edit')
  const { answer, answered } = list
  const total = answer?.Total ?? 0
  // The selection belongs to the filters: another page or order keeps it, another filter clears it.
  const among = usersAddress.write({ ...answered, page: 1, sort: usersAddress.whole.sort })
  const [chosen, setChosen] = useState({ among, selection: noSelection })
  const selection = chosen.among === among ? chosen.selection : noSelection
  /** The open dialog with its users, which it keeps if a new answer arrives. */
  const [asking, setAsking] = useState<{ action: BulkActionName; selection: typeof selection; query: UsersQuery } | null>(null)
  return (
    <>
      <UsersPage
        {...list}
        {...{ choices, selection }}
        onSelectionChange={({ selection: next }) => setChosen({ among, selection: next })}
        onBulk={(action) => setAsking({ action, selection, query: answered })}
        undoable={mayEdit && <undoableActions.Part choices={choices} />}
      />
      {asking && (
        <bulkDialog.Part
          {...asking}
          count={countSelected(asking.selection, total)}
          total={total}
          groups={choices.groups}
          onClose={({ isDone }) => {
            setAsking(null)
            if (isDone) setChosen({ among, selection: noSelection })
          }}
        />
      )}
    </>
  )
}
