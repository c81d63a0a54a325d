import { countSelected, noSelection, type TablePlace, type TableSelection } from '@portal/ui'
import { useMemo, useState } from 'react'
import { useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import { later } from '../../../app/later.tsx'
import { attempt, type Attempt, type CallFailure } from '../../../app/attempt.ts'
import { createPageTurner } from '../../../app/createPageTurner.ts'
import { paths } from '../../../app/paths.ts'
import type { Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { sentJson } from '../../../app/sentJson.ts'
import { signedIn, signedInAction } from '../../../app/signedIn.ts'
import { useRights } from '../../../app/useRights.ts'
import { useComingPlace } from '../../../app/useComingPlace.ts'
import { usePeopleChoices, type PeopleChoices } from '../../../people/usePeopleChoices.ts'
import type { BulkActionName, BulkRequest } from './bulkActions.ts'
import { UsersPage } from './UsersPage.tsx'
import { narrow, readUsersQuery, toListRequest, wholeList, writeUsersQuery, type UsersQuery } from './usersQuery.ts'
import { toUsersView, type UsersView } from './usersView.ts'

const undoableActions = later(async () => (await import('./UndoableActions.tsx')).UndoableActions)
const bulkDialog = later(async () => (await import('./BulkDialog.tsx')).BulkDialog)

type ListAnswer = Awaited<ReturnType<Portal['api']['getUserTierUserList']>>

export function usersRoute(portal: Portal): ScreenRoute {
  const turnPage = createPageTurner()
  return {
    loader: signedIn(portal, (_details, { request }) => {
      const query = readUsersQuery(new URL(request.url).searchParams)
      return attempt(turnPage(toListRequest(query), (asked) => portal.api.getUserTierUserList(asked, { signal: request.signal }), ({ Users }) => Users.map(({ ID }) => ID)))
    }),
    action: signedInAction(async ({ request }) => attempt(portal.api.saveBulkUserAction(await sentJson<BulkRequest>(request)))),
    Component: UsersScreen,
  }
}

function UsersScreen() {
  const answer = useLoaderData<Attempt<ListAnswer>>()
  bulkDialog.useComing()
  const choices = usePeopleChoices()
  const { search } = useLocation()
  const coming = useComingPlace()
  const navigate = useNavigate()
  const { revalidate, state } = useRevalidator()
  const mayDo = useRights()
  const { view, failure } = useNewest(answer, choices)
  const [selection, setSelection] = useState<TableSelection>(noSelection)
  const [asking, setAsking] = useState<BulkActionName | null>(null)

  const query = readUsersQuery(new URLSearchParams(search))
  const isLoading = state === 'loading' || coming?.pathname === paths.users
  const total = view?.total ?? 0
  const go = (next: UsersQuery) => navigate(addressOf(next), { replace: true, preventScrollReset: true })
  const onNarrow = (change: Partial<UsersQuery>) => {
    setSelection(noSelection)
    void go(narrow(coming ? readUsersQuery(new URLSearchParams(coming.search)) : query, change))
  }

  return (
    <>
      <UsersPage
        view={view}
        choices={choices}
        query={query}
        isLoading={isLoading}
        failure={failure}
        selection={selection}
        rights={{ mayCreate: mayDo('users.create'), mayViewCodes: mayDo('codes.view'), mayEdit: mayDo('users.edit'), mayDelete: mayDo('users.delete') }}
        actions={{
          hrefFor: ({ page, sort }: TablePlace) => addressOf({ ...query, page, sort: sort ?? query.sort }),
          onNarrow,
          onClear: () => onNarrow({ ...wholeList, page: 1, sort: query.sort }),
          onSelectionChange: ({ selection: next }) => setSelection(next),
          onBulk: setAsking,
          onRetry: () => void revalidate(),
        }}
        undoable={mayDo('users.edit') && <undoableActions.Part choices={choices} />}
      />
      {asking && (
        <bulkDialog.Part
          action={asking}
          selection={selection}
          count={countSelected(selection, total)}
          total={total}
          query={query}
          groups={choices.groups}
          onClose={({ isDone }) => {
            setAsking(null)
            if (isDone) setSelection(noSelection)
          }}
        />
      )}
    </>
  )
}

function addressOf(query: UsersQuery): string {
  const search = writeUsersQuery(query)
  return search === '' ? paths.users : `${paths.users}?${search}`
}

/** The newest page that came, kept on screen while a later one fails. */
function useNewest(answer: Attempt<ListAnswer>, { properties }: PeopleChoices): { view: UsersView | undefined; failure: CallFailure | null } {
  const [newest, setNewest] = useState<ListAnswer | undefined>(answer.ok ? answer.value : undefined)
  if (answer.ok && answer.value !== newest) setNewest(answer.value)
  const shown = answer.ok ? answer.value : newest
  const view = useMemo(() => shown && toUsersView(shown, properties), [shown, properties])
  return { view, failure: answer.ok ? null : answer.failure }
}
