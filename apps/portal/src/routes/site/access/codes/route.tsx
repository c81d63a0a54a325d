import { useStore } from '@nanostores/react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { codeTypeById } from '@portal/domain'
import { useToaster } from '@portal/ui'
import { redirect } from 'react-router-dom'
import { codeKind, type AccessCode, type CodeEditing } from '#portal/access/codes/codeForm.ts'
import { codeEditorMessages } from '#portal/access/codes/codeEditor.messages.ts'
import { codeTypeMessages } from '#portal/access/codes/codes.messages.ts'
import { useCodeWords } from '#portal/access/codes/useCodeWords.ts'
import { askAccessAhead } from '#portal/access/accessQuestion.ts'
import { placesQuestion, type Location } from '#portal/access/places.ts'
import { codePath, paths, userPath } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { newRecord } from '#portal/forms/recordKind.ts'
import { useAfterSave } from '#portal/forms/useAfterSave.ts'
import { useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { useRemoval } from '#portal/forms/useRemoval.ts'
import { CodeEditorPage, type CodeOwner } from './CodeEditorPage.tsx'
import { editorScreen } from '#portal/forms/editorScreen.ts'
import type { Params } from 'react-router-dom'

type Pushes = ResponseOf<typeof endpoints.deleteAccessCode>['Pushes']

interface CodePageData {
  /** Null: the code is shared. */
  owner: CodeOwner | null
  places: Location[]
  /** Null for a new one. */
  code: AccessCode | null
  /** Milliseconds on the server's clock. */
  now: number
}

const userIn = ({ id }: Params) => (id === undefined ? null : Number(id))

/**
 * `/site/users/:id/codes/new` and `/site/users/:id/codes/:code`: a user's entry method. The same under `/site/users/codes`: a shared code.
 */
export function route(portal: Portal): ScreenRoute {
  const { api } = portal
  return editorScreen(portal, {
    right: 'codes.edit',
    async load({ signal, params }): Promise<CodePageData> {
      const userId = userIn(params)
      const codeId = params['code'] === undefined ? null : Number(params['code'])
      const locations = placesQuestion.ask(api, signal)
      if (codeId !== null) askAccessAhead(portal, { AccessCodeID: codeId }, locations)
      const [user, places, code] = await Promise.all([
        userId === null ? null : api.getUserDetail({ ID: userId }, { signal }),
        locations,
        codeId === null ? null : api.getAccessCode({ ID: codeId }, { signal }),
      ])
      // Saving at another user's address would reassign the code.
      if (code && code.UserID !== userId) throw redirect(codePath(code.UserID, code.ID))
      return { owner: user && { id: user.ID, name: user.Name }, places: places.Locations, code, now: api.serverNow() }
    },
    kindOf: (params) => codeKind(userIn(params), Number(params['code'] ?? 0)),
    save: (code, params) => (userIn(params) === null ? api.saveUpdateAccessCode(code) : api.saveUpdateAccessCodeUnique(code)),
    remove: ({ code }) => api.deleteAccessCode({ ID: Number(code ?? 0) }),
    useHead() {
      const t = useStore(codeEditorMessages)
      return { title: t.editTitle, breadcrumb: [{ label: t.users, href: paths.users }], failed: t.failed, mayNot: t.mayNot }
    },
    keyOf: ({ owner, code }) => `${owner?.id ?? 'nobody'} ${code?.ID ?? 'new'}`,
    Page: LoadedCode,
  })
}

function LoadedCode(data: CodePageData) {
  const { owner, code, places } = data
  const leadsTo = owner ? userPath(owner.id) : paths.codes
  const t = useStore(codeEditorMessages)
  const types = useStore(codeTypeMessages)
  const toaster = useToaster()
  const editing: CodeEditing = useRecordEdit(code ?? newRecord, codeKind(owner?.id ?? null, code?.ID ?? 0, places))
  const words = useCodeWords(places)
  const { label, type } = editing.edit.values
  useAfterSave(editing, useCodeWords(places, { isMasked: true }), {
    leadsTo,
    isNew: code === null,
    title: t.saved({ name: label.trim() || types[codeTypeById(type).name] }),
    noteOf: ({ Pushes }) => describePushes(Pushes, t),
  })
  const removal = useRemoval(editing, leadsTo, ({ Pushes }: { Pushes: Pushes }) => toaster.success(t.removed, { description: describePushes(Pushes, t) }))
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
