import { beforeEach, describe, expect, it } from 'vitest'
import { memoryStorage } from '../testing/memoryWindow.ts'
import { createDraftStore, type DraftStore } from './draftStore.ts'

let tab: { sessionStorage: Storage; localStorage: Storage }
let drafts: DraftStore

beforeEach(() => {
  tab = { sessionStorage: memoryStorage(), localStorage: memoryStorage() }
  drafts = createDraftStore(tab)
  drafts.belongTo('7', '1')
})

describe('a draft', () => {
  it('a draft survives a reload by the same user', () => {
    drafts.keep('user:12', { Unit: '1407' })
    const reloaded = createDraftStore(tab)
    reloaded.belongTo('7', '1')
    expect(reloaded.read('user:12')).toEqual({ Unit: '1407' })
  })

  it('§4 a draft survives an ended session, which clears the storage, until the same user signs in', () => {
    drafts.keep('user:12', { Unit: '1407' })
    tab.sessionStorage.clear()
    drafts.belongTo('7', '1')
    expect(drafts.read('user:12')).toEqual({ Unit: '1407' })
    expect(tab.sessionStorage.getItem('draft:7/1:user:12')).toBe('{"Unit":"1407"}')
  })

  it('a draft is never shown to another user who signs in', () => {
    drafts.keep('user:12', { Unit: '1407' })
    drafts.belongTo('8', '1')
    expect(drafts.read('user:12')).toBeUndefined()
    const reloaded = createDraftStore(tab)
    reloaded.belongTo('8', '1')
    expect(reloaded.read('user:12')).toBeUndefined()
  })

  it('a draft stays in the account in which it was typed', () => {
    drafts.keep('user:12', { Unit: '1407' })
    const elsewhere = createDraftStore(tab)
    elsewhere.belongTo('7', '2')
    expect(elsewhere.read('user:12')).toBeUndefined()
    const back = createDraftStore(tab)
    back.belongTo('7', '1')
    expect(back.read('user:12')).toEqual({ Unit: '1407' })
  })

  it('a draft is deleted by drop, and by signing out', () => {
    drafts.keep('a', 1)
    drafts.keep('b', 2)
    drafts.drop('a')
    expect([drafts.read('a'), drafts.read('b')]).toEqual([undefined, 2])
    drafts.clear()
    expect(drafts.read('b')).toBeUndefined()
    expect(tab.sessionStorage.length).toBe(0)
  })

  it('a draft stays in memory if the browser refuses storage', () => {
    const refused = createDraftStore(null)
    refused.belongTo('7', '1')
    refused.keep('a', 'typed')
    expect(refused.read('a')).toBe('typed')
  })

  it('a draft that cannot be parsed is ignored', () => {
    tab.sessionStorage.setItem('draft:7/1:a', '{half')
    expect(drafts.read('a')).toBeUndefined()
  })
})
