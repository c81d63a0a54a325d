import { expect, it } from 'vitest'
import { toUserValues, type User, type UserValues } from '../people/userValues.ts'
import { userKind } from '../routes/site/userDetail/userEdit.ts'
import { openPortal } from '../testing/openPortal.fixture.ts'
import { saveRecord } from './saveRecord.ts'

/** A user's record that two users read and then edit. */
async function openUser() {
  const { portal: { api }, signInAs } = await openPortal()
  await signInAs('dashboard')
  const { Users } = await api.getUserTierUserList({})
  const user: User = await api.getUserDetail({ ID: Users[0]?.ID ?? 0 })
  const base = toUserValues(user)
  const save = (typed: Partial<UserValues>) =>
    saveRecord(userKind(user.ID), { version: user.Version, base, values: { ...base, ...typed } }, async (update) => (await api.updateUserDetail(update)).User)
  return { save, read: () => api.getUserDetail({ ID: user.ID }) }
}

it('changes to different fields are both saved, and the result names the other user’s fields', async () => {
  const { save, read } = await openUser()
  await save({ Unit: '12' })
  expect(await save({ Notes: 'Two dogs.' })).toMatchObject({ kind: 'saved', edit: { base: { Unit: '12' } }, keptTheirs: { fields: ['Unit'] } })
  expect(await read()).toMatchObject({ Unit: '12', Notes: 'Two dogs.' })
})

it('two changes to one field are a conflict for the user to decide', async () => {
  const { save, read } = await openUser()
  await save({ Unit: '12' })
  expect(await save({ Unit: '14', Notes: 'Two dogs.' })).toMatchObject({ kind: 'conflict', record: { Unit: '12' } })
  expect(await read()).toMatchObject({ Unit: '12', Notes: '' })
})

it('two changes that are only invalid together are a conflict for the user to decide', async () => {
  const { save, read } = await openUser()
  await save({ Email: '' })
  const outcome = await save({ IsWebLoginEnabled: true, Email: toUserValues(await read()).Email })
  expect(outcome).toMatchObject({ kind: 'conflict' })
})

it('any other refusal is passed on to the form', async () => {
  const { save } = await openUser()
  expect(await save({ DirectoryPin: '123456' })).toMatchObject({ kind: 'refused', failure: { kind: 'service', field: 'DirectoryPin' } })
})
