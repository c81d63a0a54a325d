import { useLoaderData, useRevalidator } from 'react-router-dom'
import { useState } from 'react'
import { attempt, type Attempt } from '../../../app/attempt.ts'
import type { Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { signedIn } from '../../../app/signedIn.ts'
import { useRights } from '../../../app/useRights.ts'
import { GroupsPage } from './GroupsPage.tsx'
import type { UserGroup } from './groupValues.ts'

/** `/site/groups`. */
export function groupsRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, (_details, { request }) => attempt(portal.api.getUserGroups({}, { signal: request.signal }).then(({ UserGroups }) => UserGroups))),
    Component: GroupsScreen,
  }
}

function GroupsScreen() {
  const answer = useLoaderData<Attempt<UserGroup[]>>()
  const { revalidate, state } = useRevalidator()
  const mayDo = useRights()
  const [newest, setNewest] = useState(answer.ok ? answer.value : undefined)
  if (answer.ok && answer.value !== newest) setNewest(answer.value)
  return (
    <GroupsPage
      groups={answer.ok ? answer.value : newest}
      failure={answer.ok ? null : answer.failure}
      isLoading={state === 'loading'}
      mayEdit={mayDo('groups.edit')}
      onRetry={() => void revalidate()}
    />
  )
}
