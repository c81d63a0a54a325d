import { expect, it, vi } from 'vitest'
import { toUserValues, type User } from '../people/userValues.ts'
import { userKind } from '../routes/site/userDetail/userEdit.ts'
import { createDraftStore } from '../session/draftStore.ts'
import { openPortal } from '../testing/openPortal.fixture.ts'
import { createRecordEditor } from './createRecordEditor.ts'
import { saveRecord } from './saveRecord.ts'

async function openUser() {
  const { portal: { api }, signInAs } = await openPortal()
  await signInAs('dashboard')
  const { Users } = await api.getUserTierUserList({})
  const read = () => api.getUserDetail({ ID: Users[0]?.ID ?? 0 })
  const record: User = await read()
  const kind = userKind(record.ID)
  const drafts = createDraftStore(null)
  const open = () => {
    const editor = createRecordEditor({
      record, kind, drafts,
      send: (edit) => saveRecord(kind, edit, async (update) => (await api.updateUserDetail(update)).User),
    })
    editor.keepDrafts()
    return editor
  }
  const saveAsSomeoneElse = async (change: Partial<User>) => {
    const now = await read()
    await api.updateUserDetail({ ID: now.ID, Version: now.Version, ...change })
  }
  return { record, drafts, kind, read, open, saveAsSomeoneElse }
}

it('the editor keeps typed values as a draft, and a reopened page begins with the draft', async () => {
  const { drafts, kind, read, open } = await openUser()
  open().change({ Unit: '12' })
  const again = open()
  expect(again.state.get().isRestored).toBe(true)
  expect(again.form.getState().values.Unit).toBe('12')
  expect(again.save()).toBe(true)
  await vi.waitUntil(() => again.state.get().saved)
  expect(await read()).toMatchObject({ Unit: '12' })
  expect(drafts.read(kind.name)).toBeUndefined()
})

it('the editor deletes the draft when the values equal the saved record', async () => {
  const { record, drafts, kind, open } = await openUser()
  const editor = open()
  editor.change({ Unit: '12' })
  expect(drafts.read(kind.name)).toMatchObject({ values: { Unit: '12' } })
  editor.change({ Unit: record.Unit })
  expect(drafts.read(kind.name)).toBeUndefined()
})

it('the editor does not send incomplete values and says what is missing', async () => {
  const { open } = await openUser()
  const editor = open()
  editor.change({ IsWebLoginEnabled: true, Email: '' })
  expect(editor.save()).toBe(false)
  expect(editor.form.getState()).toMatchObject({ submitFailed: true, errors: { Email: 'emailMissing' } })
})

it('after a conflict the editor saves the user’s choice and keeps the other user’s further changes', async () => {
  const { open, read, saveAsSomeoneElse } = await openUser()
  const editor = open()
  await saveAsSomeoneElse({ Unit: '12', Notes: 'Two dogs.' })
  editor.change({ Unit: '14' })
  editor.save()
  await vi.waitUntil(() => editor.form.getState().hasSubmitErrors)
  editor.resolve({ Unit: 'mine' })
  await vi.waitUntil(() => editor.state.get().saved)
  expect(await read()).toMatchObject({ Unit: '14', Notes: 'Two dogs.' })
  expect(editor.state.get().keptTheirs).toMatchObject({ fields: ['Notes'] })
})

it('the editor says what is missing when two valid changes are invalid together', async () => {
  const { open, saveAsSomeoneElse } = await openUser()
  const editor = open()
  await saveAsSomeoneElse({ Email: '' })
  editor.change({ IsWebLoginEnabled: true })
  editor.save()
  await vi.waitUntil(() => editor.form.getState().errors?.['Email'])
  expect(editor.form.getState()).toMatchObject({ submitFailed: true, values: { Email: '', IsWebLoginEnabled: true } })
  expect(toUserValues({ ...(editor.form.getState().initialValues as User) }).Email).toBe('')
})
