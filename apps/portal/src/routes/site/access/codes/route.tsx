import { useStore } from '@nanostores/react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { mayDo, codeTypeById } from '@portal/domain'
import { useToaster } from '@portal/ui'
import { redirect, useLoaderData, useNavigate } from 'react-router-dom'
import { codeKind, type AccessCode, type CodeEditing, type CodeForm } from '#portal/access/codes/codeForm.ts'
import { codeEditorMessages } from '#portal/access/codes/codeEditor.messages.ts'
import { codeTypeMessages } from '#portal/access/codes/codes.messages.ts'
import { useCodeWords } from '#portal/access/codes/useCodeWords.ts'
import { askAccessAhead } from '#portal/access/accessQuestion.ts'
import { placesQuestion, type Location } from '#portal/access/places.ts'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import { codePath, paths, userPath } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { newRecord } from '#portal/forms/recordKind.ts'
import { saveRecord } from '#portal/forms/saveRecord.ts'
import { useAfterSave } from '#portal/forms/useAfterSave.ts'
import { useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { useRemoval, type RecordAction } from '#portal/forms/useRemoval.ts'
import { CodeEditorPage, type CodeOwner } from './CodeEditorPage.tsx'

type Pushes = ResponseOf<typeof endpoints.deleteAccessCode>['Pushes']

interface CodePageData {
  /** Null: the code is shared. */
  owner: CodeOwner | null
  places: Location[]
  /** Null for a new one. */
  code: AccessCode | null
  /** Milliseconds on the server's clock. */
  now: number
  /** Undefined for a new one. */
}

interface LoaderData {
  asked: Attempt<CodePageData>
  mayEdit: boolean
}

/**
 * `/site/users/:id/codes/new` and `/site/users/:id/codes/:code`: a user's entry method. The same under `/site/users/codes`: a shared code.
 */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { request, params }): Promise<LoaderData | Response> => {
      const { signal } = request
      const userId = params['id'] === undefined ? null : Number(params['id'])
      const codeId = params['code'] === undefined ? null : Number(params['code'])
      const locations = placesQuestion.ask(portal.api, signal)
      if (codeId !== null) askAccessAhead(portal, { AccessCodeID: codeId }, locations)
      const load = async (): Promise<CodePageData> => {
        const [user, places, code] = await Promise.all([
          userId === null ? null : portal.api.getUserDetail({ ID: userId }, { signal }),
          locations,
          codeId === null ? null : portal.api.getAccessCode({ ID: codeId }, { signal }),
        ])
        return { owner: user && { id: user.ID, name: user.Name }, places: places.Locations, code, now: portal.api.serverNow() }
      }
      const asked = await attempt(load())
      // Saving at another user's address would reassign the code.
      if (asked.ok && asked.value.code && asked.value.code.UserID !== userId) return redirect(codePath(asked.value.code.UserID, asked.value.code.ID))
      return { asked, mayEdit: mayDo(await details, 'codes.edit') }
    }),
    // A refused save changes nothing; a successful one leaves the page.
    shouldRevalidate: ({ formMethod, defaultShouldRevalidate }) => formMethod === undefined && defaultShouldRevalidate,
    action: signedInAction(async ({ request, params }) => {
      const wanted = await sentJson<RecordAction<CodeForm>>(request)
      const { api } = portal
      const userId = params['id'] === undefined ? null : Number(params['id'])
      const id = Number(params['code'] ?? 0)
      if (wanted.intent === 'remove') return attempt(api.deleteAccessCode({ ID: id }))
      return saveRecord(codeKind(userId, id), wanted.edit, (code) => (userId === null ? api.saveUpdateAccessCode(code) : api.saveUpdateAccessCodeUnique(code)))
    }),
    Component: CodeEditorScreen,
  }
}

function CodeEditorScreen() {
  const { asked, mayEdit } = useLoaderData<LoaderData>()
  const t = useStore(codeEditorMessages)
  if (asked.ok && mayEdit) return <LoadedCode key={`${asked.value.owner?.id ?? 'nobody'} ${asked.value.code?.ID ?? 'new'}`} data={asked.value} />
  const failure = asked.ok ? ({ kind: 'forbidden', message: t.mayNot } as const) : asked.failure
  return <FailedPage title={t.editTitle} breadcrumb={[{ label: t.users, href: paths.users }]} failure={failure} failed={t.failed} />
}

function LoadedCode({ data }: { data: CodePageData }) {
  const { owner, code, places } = data
  const leadsTo = owner ? userPath(owner.id) : paths.codes
  const t = useStore(codeEditorMessages)
  const types = useStore(codeTypeMessages)
  const toaster = useToaster()
  const navigate = useNavigate()
  const editing: CodeEditing = useRecordEdit(code ?? newRecord, codeKind(owner?.id ?? null, code?.ID ?? 0, places))
  const words = useCodeWords(places)
  const { label, type } = editing.edit.values
  useAfterSave(editing, useCodeWords(places, { isMasked: true }), {
    leadsTo,
    isNew: code === null,
    title: t.saved({ name: label.trim() || types[codeTypeById(type).name] }),
    noteOf: ({ Pushes }) => describePushes(Pushes, t),
  })
  const removal = useRemoval(({ Pushes }: { Pushes: Pushes }) => {
    editing.discard()
    toaster.success(t.removed, { description: describePushes(Pushes, t) })
    void navigate(leadsTo)
  })
  return <CodeEditorPage {...data} editing={editing} words={words} removal={removal} />
}

type Words = NonNullable<(typeof codeEditorMessages)['value']>

/** Which controllers are synced, and which aren't. */
function describePushes(pushes: Pushes, t: Words): string {
  const sent = pushes.filter(({ Status }) => Status === 'sent' || Status === 'acknowledged')
  const waiting = pushes.filter(({ Status }) => Status === 'waiting')
  const names = sent.map(({ ModuleName }) => ModuleName)
  return [
    ...(sent.length > 0 ? [t.pushed({ count: sent.length }), names.slice(0, 3).join(', ') + (names.length > 3 ? ' …' : '.')] : []),
    ...waiting.slice(0, 2).map(({ ModuleName }) => t.waiting({ modules: ModuleName })),
  ].join(' ')
}
