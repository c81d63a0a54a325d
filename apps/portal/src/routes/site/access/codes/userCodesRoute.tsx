import { useStore } from '@nanostores/react'
import { PageHeader } from '@portal/ui'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { CodesSection } from '#portal/access/codes/CodesSection.tsx'
import { codesQuestion } from '#portal/access/codes/codesQuestion.ts'
import { codeEditorMessages } from '#portal/access/codes/codeEditor.messages.ts'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailurePanel } from '#portal/app/FailurePanel.tsx'
import { paths, userPath } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { askAhead } from '#portal/app/Question.ts'
import { readPage } from '#portal/app/listAddress.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { signedIn } from '#portal/app/signedIn.ts'

interface LoaderData {
  asked: Attempt<{ id: number; name: string; timeZone: string }>
  page: number
}

/** `/site/users/:id/codes`: a user's entry methods. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (_details, { request, params }): Promise<LoaderData> => {
      const id = Number(params['id'])
      const page = readPage(new URL(request.url).searchParams)
      askAhead(portal, codesQuestion(id, page))
      const load = async () => {
        const [user, { Locations }] = await Promise.all([
          portal.api.getUserDetail({ ID: id }, { signal: request.signal }),
          portal.api.getPropertyInstallLocationDeviceInformation({}, { signal: request.signal }),
        ])
        return { id, name: user.Name, timeZone: Locations[0]?.TimeZone ?? 'UTC' }
      }
      return { asked: await attempt(load()), page }
    }),
    Component: UserCodesScreen,
  }
}

function UserCodesScreen() {
  const { asked, page } = useLoaderData<LoaderData>()
  const t = useStore(codeEditorMessages)
  const { revalidate, state } = useRevalidator()
  const users = { label: t.users, href: paths.users }
  return (
    <>
      <PageHeader title={t.codes} breadcrumb={asked.ok ? [users, { label: asked.value.name, href: userPath(asked.value.id) }] : [users]} />
      {asked.ok ? (
        <CodesSection userId={asked.value.id} timeZone={asked.value.timeZone} hasTitle={false} page={page} />
      ) : (
        <FailurePanel failure={asked.failure} title={t.failed} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />
      )}
    </>
  )
}
