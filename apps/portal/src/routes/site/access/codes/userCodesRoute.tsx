import { PageHeader } from '@portal/ui'
import { AddMethod, CodesSection } from '#portal/access/codes/CodesSection.tsx'
import { codesQuestion } from '#portal/access/codes/codesQuestion.ts'
import { codeEditorMessages } from '#portal/access/codes/codeEditor.messages.ts'
import { paths, userPath } from '#portal/app/paths.ts'
import { askAhead } from '#portal/app/asking.tsx'
import { readPage } from '#portal/app/listAddress.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'

interface UserCodes {
  id: number
  name: string
  timeZone: string
  page: number
}

/** The page `/site/users/:id/codes`: a user's entry methods. */
export const route = pageScreen({
  async load({ portal, api, signal, params, search }): Promise<UserCodes> {
    const id = Number(params['id'])
    const page = readPage(search)
    askAhead(portal, codesQuestion(id, page))
    const [{ Name: name }, { Locations }] = await Promise.all([api.getUserDetail({ ID: id }, { signal }), api.getPropertyInstallLocationDeviceInformation({}, { signal })])
    return { id, name, timeZone: Locations[0]?.TimeZone ?? 'UTC', page }
  },
  words: codeEditorMessages,
  head: (t) => ({ title: t.codes, breadcrumb: [{ label: t.users, href: paths.users }], failed: t.failed }),
  Page: UserCodesPage,
})

function UserCodesPage({ id, name, timeZone, page }: UserCodes) {
  const t = codeEditorMessages.useWords()
  return (
    <>
      <PageHeader title={t.codes} breadcrumb={[{ label: t.users, href: paths.users }, { label: name, href: userPath(id) }]} actions={<AddMethod userId={id} />} />
      <CodesSection userId={id} timeZone={timeZone} hasTitle={false} page={page} />
    </>
  )
}
