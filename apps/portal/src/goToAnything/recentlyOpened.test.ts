import { expect, it } from 'vitest'
import { createDraftStore } from '../session/draftStore.ts'
import { noteOpened, readOpened } from './paletteSections.ts'

const item = (n: number) => ({ id: `person-${n}`, title: `Person ${n}`, detail: '', href: `/site/users/${n}` })

it('the list has the last five opened items of this user, each once, newest first', () => {
  const drafts = createDraftStore(null)
  drafts.belongTo('7', '1')
  for (const n of [1, 2, 3, 4, 5, 6, 2]) noteOpened(drafts, item(n))
  expect(readOpened(drafts).map(({ id }) => id)).toEqual(['person-2', 'person-6', 'person-5', 'person-4', 'person-3'])
  drafts.belongTo('8', '1')
  expect(readOpened(drafts)).toEqual([])
})

it('the list of opened items leaves out links to other sites and invalid items', () => {
  const drafts = createDraftStore(null)
  drafts.belongTo('7', '1')
  drafts.keep('recentlyOpened', [item(1), { ...item(2), href: 'https://elsewhere.example/' }, 'text', null, { id: 'x' }])
  expect(readOpened(drafts)).toEqual([item(1)])
})
