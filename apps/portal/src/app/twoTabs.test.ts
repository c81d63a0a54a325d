import { isServiceError, isSessionExpired } from '@portal/api-client'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createDraftStore } from '../session/draftStore.ts'
import { createMemorySession } from '../session/createMemorySession.ts'
import { memoryStorage } from '../testing/memoryWindow.ts'
import { openPortal } from '../testing/openPortal.fixture.ts'
import { accountBase, splitAddress } from './accountAddress.ts'
import { createPortal } from './createPortal.ts'
import { signOut } from './land.ts'
import type { Portal } from './Portal.ts'
import { beginSession } from './signInAs.ts'

const operator = 'robert.k@gatewell.example'
const dana = 'dana.whitfield@whisperingpines.example'
/** The accounts in addresses; null for an address without one. */
const accounts = [null, 1, 2, 3] as const
/** The account of both test users. */
const ownAccount = 1

type Step =
  | { does: 'switch'; account: (typeof accounts)[number] }
  | { does: 'back' | 'reload' | 'look' | 'save' | 'type' }
  /** The browser restarts and reopens its tabs. */
  | { does: 'restore' }
  /** A user signs out in one tab, which ends the session of all. */
  | { does: 'signOut' }
  /** The server ends the session, as after an hour without a call. The tab that calls next tells the user. */
  | { does: 'end' }
  /** A user signs in, in any tab; every tab then has that session. */
  | { does: 'signIn'; username: string }

interface TabStep {
  tab: 0 | 1
  step: Step
}

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('switch' as const), account: fc.constantFrom(...accounts) }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constantFrom('back' as const, 'reload' as const, 'look' as const, 'save' as const, 'type' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('restore' as const, 'signOut' as const, 'end' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('signIn' as const), username: fc.constantFrom(operator, dana) }) },
)
const steps: fc.Arbitrary<TabStep[]> = fc.array(fc.record({ tab: fc.constantFrom(0 as const, 1 as const), step }), { minLength: 6, maxLength: 18 })

it('two tabs in two accounts never mix data or drafts, and end together, after any switches, back steps, reloads, restores, sign-ins, sign-outs and ended sessions', async () => {
  const { portal, sandbox, ask } = await openPortal()
  let made = 0

  await fc.assert(fc.asyncProperty(steps, async (all) => {
    const session = createMemorySession()
    const fetch: typeof globalThis.fetch = (input, init) => ask(new Request(input, init))
    /** Opens a document, which reads its address once. Drafts belong to the tab. */
    const openDocument = (address: string, drafts: Portal['drafts']) => {
      const opened = createPortal(portal.config, { fetch, session, drafts })
      opened.enterAccount(splitAddress(address).account)
      return opened
    }
    const makeTab = (address: string) => {
      const storage = { sessionStorage: memoryStorage() }
      const open = (at: string) => ({ address: at, shown: openDocument(at, createDraftStore(storage)) })
      return { open, history: [open(address)] }
    }
    const tabs = [makeTab('/site/users'), makeTab('/site/users')]
    let who: string | null = operator
    const signIn = async (username: string) => {
      const fresh = openDocument('/auth/login', createDraftStore(null))
      fresh.forgetSession()
      await beginSession(fresh, await fresh.api.login({ username, password: 'sandbox1' }))
      who = username
    }
    await signIn(operator)

    for (const { tab: number, step: { does, ...with_ } } of all) {
      const tab = tabs[number]
      if (!tab) throw new Error('There are two tabs.')
      const reloaded = () => (tab.history = tab.history.map(({ address }, index) => (index === tab.history.length - 1 ? tab.open(address) : { address, shown: tab.history[index]?.shown ?? tab.open(address).shown })))
      if (does === 'switch') tab.history.push(tab.open(`${accountBase('account' in with_ ? with_.account : null)}/site/users`))
      if (does === 'back' && tab.history.length > 1) tab.history.pop()
      if (does === 'reload') reloaded()
      if (does === 'restore') for (const each of tabs) each.history = each.history.map(({ address }) => each.open(address))
      const { address, shown: before } = tab.history.at(-1) ?? tab.open('/site/users')
      if (does === 'signOut') await signOut(before)
      if (does === 'end') {
        await sandbox.store.deleteFrom('sessions').execute()
        await tellsOnce(before, who !== null)
      }
      if (does === 'signOut' || does === 'end') who = null
      if (does === 'signIn' && 'username' in with_) await signIn(with_.username)
      // A change of session reloads each document, which removes the data of the former user.
      if (['signOut', 'end', 'signIn'].includes(does)) for (const each of tabs) each.history = each.history.map(({ address: at }) => each.open(at))
      const { shown } = tab.history.at(-1) ?? tab.open('/site/users')
      const account = splitAddress(address).account ?? ownAccount
      const mayWork = who === operator || account === ownAccount
      await judge(shown, { account, who, mayWork, does })
    }
  }), { numRuns: 15 * Number(process.env['MODEL_RUNS'] ?? 1) })

  /** Two calls of an ended session tell it once, and clear the storage that all tabs share. */
  async function tellsOnce(shown: Portal, hadSession: boolean) {
    const told: boolean[] = []
    shown.onSessionExpired = (hadToken) => void told.push(hadToken)
    const calls = await Promise.allSettled([shown.api.getUserTierUserList({}), shown.api.getUserGroups({})])
    expect(calls.every((call) => call.status === 'rejected' && isSessionExpired(call.reason))).toBe(true)
    if (hadSession) expect(told).toEqual([true])
    expect(shown.session.read()).toBeNull()
  }

  async function judge(shown: Portal, { account, who, mayWork, does }: { account: number; who: string | null; mayWork: boolean; does: Step['does'] }) {
    if (who === null) {
      expect(await shown.userDetails()).toBeNull()
      expect(await shown.api.getUserTierUserList({}).catch(isSessionExpired)).toBe(true)
      return
    }
    const details = await shown.userDetails().catch(refusal)
    if (!mayWork) {
      expect(details).toBe('OTHER_ACCOUNT')
      expect(await shown.api.getUserTierUserList({}).catch(refusal)).toBe('OTHER_ACCOUNT')
      expect(await shown.api.saveUserGroup(group(made)).catch(refusal)).toBe('OTHER_ACCOUNT')
      return
    }
    expect(details).toMatchObject({ AccountID: account })
    const draft = shown.drafts.read('user:1')
    expect([undefined, `of ${account} by ${who}`]).toContain(draft)
    if (does === 'type') shown.drafts.keep('user:1', `of ${account} by ${who}`)
    if (does === 'save') {
      made += 1
      const { UserGroup } = await shown.api.saveUserGroup(group(made))
      expect(await sandbox.store.selectFrom('user_groups').select('account_id').where('id', '=', UserGroup.ID).executeTakeFirst()).toEqual({ account_id: account })
    } else {
      const { Users } = await shown.api.getUserTierUserList({ count: 3 })
      const rows = await sandbox.store.selectFrom('users').select('account_id').where('id', 'in', Users.map(({ ID }) => ID)).execute()
      expect(new Set(rows.map((row) => row.account_id))).toEqual(new Set([account]))
    }
  }
}, 120_000)

const group = (number: number) => ({ Name: `Group ${number}`, HierarchyLevel: 6, IsClientPortalVisible: true })

function refusal(error: unknown): string {
  if (!isServiceError(error)) throw error
  return error.code
}
