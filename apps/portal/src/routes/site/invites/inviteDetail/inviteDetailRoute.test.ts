import { expect, it } from 'vitest'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { createDraftStore } from '#portal/session/draftStore.ts'
import { memoryStorage } from '#portal/testing/memoryWindow.ts'
import { openPortal } from '#portal/testing/openPortal.fixture.ts'
import { keepMade } from '../madeInvite.ts'
import { route } from './route.tsx'

it('a reload shows the link of a new invite, also if the user details load last', async () => {
  const { portal, signInAs } = await openPortal()
  await signInAs('dashboard')
  const details = await portal.userDetails()
  const { Invites: [invite] } = await portal.api.getInvites({ count: 1 })
  const ID = invite?.ID ?? ''
  const tab = { sessionStorage: memoryStorage(), localStorage: memoryStorage() }
  const owner = [String(details?.ID), String(details?.AccountID)] as const
  const before = createDraftStore(tab)
  before.belongTo(...owner)
  const made = { Link: 'http://portal.test/Invite?d=x', Pin: null, IsMailed: true, recipient: 'rosa@limpieza.example' }
  keepMade(before, ID, made)

  const drafts = createDraftStore(tab)
  const userDetails = async () => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    drafts.belongTo(...owner)
    return details
  }
  const { loader } = route({ ...portal, drafts, userDetails }, 'inviteDetail')
  const load = loader as (args: Pick<LoaderFunctionArgs, 'request' | 'params'>) => Promise<unknown>
  expect(await load({ request: new Request(`http://portal.test/site/invites/${ID}`), params: { id: ID } })).toMatchObject({ asked: { ok: true, value: { made } } })
})
