import { useStore } from '@nanostores/react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { mayDo } from '@portal/domain'
import { PageHeader, useToaster } from '@portal/ui'
import { useFetcher, useLoaderData, useNavigate, useRevalidator } from 'react-router-dom'
import type { AccessCode, SaveCodeRequest } from '../../../../access/codes/codeForm.ts'
import { codeEditorMessages } from '../../../../access/codes/codeEditor.messages.ts'
import { readJson, submitJson } from '../../../../access/json.ts'
import type { Location } from '../../../../access/places.ts'
import { attempt, type Attempt } from '../../../../app/attempt.ts'
import { FailurePanel } from '../../../../app/FailurePanel.tsx'
import { paths, userPath } from '../../../../app/paths.ts'
import type { Portal } from '../../../../app/Portal.ts'
import type { ScreenRoute } from '../../../../app/ScreenRoute.ts'
import { signedIn } from '../../../../app/signedIn.ts'
import { CodeEditorPage } from './CodeEditorPage.tsx'

type Pushes = ResponseOf<typeof endpoints.deleteAccessCode>['Pushes']

export interface CodePageData {
  userId: number
  userName: string
  places: Location[]
  /** Null for a new one. */
  code: AccessCode | null
  /** Milliseconds on the server's clock. */
  now: number
}

export type CodeChange = { change: 'save'; request: SaveCodeRequest } | { change: 'remove'; id: number }
export interface CodeChanged {
  change: CodeChange['change']
  done: Attempt<{ Pushes: Pushes }>
}

interface LoaderData {
  asked: Attempt<CodePageData>
  mayEdit: boolean
}

/** `/site/users/:id/codes/new` and `/site/users/:id/codes/:codeId`: one entry method of one person. */
export function codeEditorRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { request, params }): Promise<LoaderData> => {
      const { signal } = request
      const userId = Number(params['id'])
      const codeId = params['codeId'] === undefined ? null : Number(params['codeId'])
      const load = async (): Promise<CodePageData> => {
        const [user, places, code] = await Promise.all([
          portal.api.getUserDetail({ ID: userId }, { signal }),
          portal.api.getPropertyInstallLocationDeviceInformation({}, { signal }),
          codeId === null ? null : portal.api.getAccessCode({ ID: codeId }, { signal }),
        ])
        return { userId, userName: user.Name, places: places.Locations, code, now: portal.api.serverNow() }
      }
      return { asked: await attempt(load()), mayEdit: mayDo(details, 'codes.edit') }
    }),
    // A refused save leaves everything as it was; a taken one leads away.
    shouldRevalidate: ({ actionResult }) => actionResult === undefined,
    action: async ({ request }): Promise<CodeChanged> => {
      const wanted = await readJson<CodeChange>(request)
      const { api } = portal
      const call = wanted.change === 'save' ? api.saveUpdateAccessCodeUnique(wanted.request) : api.deleteAccessCode({ ID: wanted.id })
      return { change: wanted.change, done: await attempt(call) }
    },
    Component: CodeEditorScreen,
  }
}

function CodeEditorScreen() {
  const { asked, mayEdit } = useLoaderData<LoaderData>()
  const t = useStore(codeEditorMessages)
  const fetcher = useFetcher<CodeChanged>()
  const navigate = useNavigate()
  const toaster = useToaster()
  const { revalidate, state } = useRevalidator()
  const failure = asked.ok ? null : asked.failure
  if (!asked.ok || !mayEdit) {
    return (
      <>
        <PageHeader title={t.editTitle} breadcrumb={[{ label: t.users, href: paths.users }]} />
        <FailurePanel
          failure={failure ?? { kind: 'forbidden', message: t.mayNot }}
          title={t.failed}
          onRetry={() => void revalidate()}
          isRetrying={state === 'loading'}
        />
      </>
    )
  }
  const { userId, code } = asked.value
  const leave = ({ change, pushes }: { change: CodeChange['change']; pushes: Pushes }) => {
    toaster.success(change === 'save' ? t.saved : t.removed, { description: describePushes(pushes, t) })
    void navigate(userPath(userId))
  }
  return (
    <CodeEditorPage
      key={`${userId} ${code?.ID ?? 'new'} ${code?.Version ?? 0}`}
      {...asked.value}
      changed={fetcher.state === 'idle' ? fetcher.data : undefined}
      isChanging={fetcher.state !== 'idle'}
      onChange={(change) => submitJson<CodeChange>(fetcher, change)}
      onReload={() => void revalidate()}
      onDone={leave}
    />
  )
}

type Words = NonNullable<(typeof codeEditorMessages)['value']>

/** Which push carried it to which controller, and which controller waits. */
export function describePushes(pushes: Pushes, t: Words): string {
  const sent = pushes.filter(({ Status }) => Status === 'sent')
  const waiting = pushes.filter(({ Status }) => Status === 'waiting')
  const kinds = sent.map(({ ModuleName, Push }) => t.sentBy({ module: ModuleName, push: Push }))
  return [
    ...(sent.length > 0 ? [t.pushed(sent.length), kinds.slice(0, 3).join(', ') + (kinds.length > 3 ? ' …' : '.')] : []),
    ...waiting.slice(0, 2).map(({ ModuleName }) => t.waiting({ modules: ModuleName })),
  ].join(' ')
}
