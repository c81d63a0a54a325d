import { createBrowserSandbox } from '@portal/sandbox/browser'
import { beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { addressesOfPages, type PageFault, pageFaults, type PageForm, pageForms, realNow, userOf } from '../testing/pageFaults.fixture.ts'
import { renderPortal } from '../testing/renderPortal.fixture.tsx'
import { answersOf } from './asking.tsx'
import { type PageName, pageNames } from './pages.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The problems of the pages, by fault; bench/faults.ts reads them. */
    found?: Record<string, string[]>
  }
}

/** Whether to run every fault, as `npm run quality` does. The results are a table in docs/quality.md. */
const isWhole = import.meta.env['VITE_FAULTS'] === 'all'
const faults = Object.entries(pageFaults).filter(([, { isShort }]) => isWhole || isShort)
const patience = { timeout: 2600, retries: { limit: 2, delay: () => 1 } }

const sandbox = await createBrowserSandbox({ clock: { now: () => realNow() } })
let addresses: Record<PageName, string>
const unhandled: string[] = []
const keep = (event: PromiseRejectionEvent | ErrorEvent) => {
  event.preventDefault()
  unhandled.push(String('reason' in event ? event.reason : event.message))
}
beforeAll(async () => {
  const { portal } = await renderPortal('/site/exports', { sandbox, signInAs: 'dashboard' })
  addresses = await addressesOfPages(portal.api)
  addEventListener('unhandledrejection', keep)
  addEventListener('error', keep)
})

/** Whether a page sends no request, because it shows what the frame has already loaded. */
const asksNothing = (name: PageName) => name === 'inactive'
/** A page from which every other page is opened. */
const neutral = (name: PageName) => (/myAccount$/i.test(name) ? '/site/mywebaccount/security' : '/site/mywebaccount')
async function open(name: PageName, path = neutral(name)) {
  await cleanup()
  return renderPortal(path, { sandbox, signInAs: userOf(name), patience })
}
type Opened = Awaited<ReturnType<typeof open>>

/** Waits until nothing loads; returns whether that happened. */
async function settled({ state, subscribe }: Opened['router'], limit = 12_000): Promise<boolean> {
  let isNavigating = state.navigation.state !== 'idle'
  const leave = subscribe(({ navigation }) => (isNavigating = navigation.state !== 'idle'))
  const end = performance.now() + limit
  for (let still = 0; still < 4; still = isNavigating || document.querySelector('[aria-busy="true"]') ? 0 : still + 1) {
    if (performance.now() > end) break
    // React may render later than the router says, on a busy machine; it is done when the browser is idle.
    await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 1000 }), 15))
  }
  leave()
  return performance.now() <= end
}

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim()).filter((text) => text !== '')
const toasts = (tone = '') => texts(`section > [role="status"] > [data-tone${tone}], section > [role="alert"] > [data-tone${tone}]`)
/** The messages on the page: alerts, and the messages of a search field, the sign-in page, and the frame without a connection. */
const said = () => [...texts('[role="alert"]'), ...texts('body').flatMap((text) => /The search failed|session time has expired|You’re offline/.exec(text) ?? [])]

/** Runs an action under a fault and returns the problems. */
async function problemsUnder(fault: PageFault, { router, goOver }: Opened, act: () => Promise<void>, check: (asked: number) => string[], isMet = (_request: Request) => true): Promise<string[]> {
  unhandled.length = 0
  fault.begin?.()
  let asked = 0
  goOver((request, answer) => {
    if (!isMet(request)) return answer()
    // These requests belong to the frame, which continues without them.
    if (!/GetAlertNotices|GetRingingCalls|\/changes/.test(request.url)) asked += 1
    return fault.line(request, answer)
  })
  try {
    await act()
    return [
      ...((await settled(router)) ? [] : ['stays busy']),
      ...check(asked),
      ...(toasts().length > 1 ? ['shows several toasts'] : []),
      ...unhandled.map((error) => `leaves an error unhandled: ${error}`),
    ]
  } finally {
    fault.end?.()
    goOver((_request, answer) => answer())
  }
}

function problemsOfPage(fault: PageFault, isMet: boolean): string[] {
  const problems: string[] = []
  const main = texts('main').join(' ')
  if (fault.passes && said().length > 0) problems.push(`says ${said().join(' / ')}`)
  if (!fault.passes && isMet && said().length === 0) problems.push(`says nothing of it: ${main.slice(0, 200)}`)
  if (texts('h1').length !== 1) problems.push(`has the headings ${texts('h1').join(' / ')}`)
  const claim = fault.passes ? null : /\bNo [a-z ]+ (yet|match)|Nothing needs|Nobody |\b0 (of|users|doors|codes)\b/.exec(main)
  if (claim) problems.push(`claims “${claim[0]}”`)
  return problems
}

describe('a page that opens under a fault shows what is wrong, and claims nothing', () => {
  it.for(pageNames)('%s', { timeout: 240_000 }, async (name, { task }) => {
    let opened = await open(name)
    const found: Record<string, string[]> = {}
    for (const [title, fault] of faults) {
      answersOf(opened.portal).clear()
      found[title] = await problemsUnder(fault, opened, () => opened.router.navigate(addresses[name]), (asked) => problemsOfPage(fault, asked > 0 && !asksNothing(name)))
      if (opened.portal.session.read() === null) opened = await open(name)
      else await opened.router.navigate(neutral(name))
    }
    task.meta.found = found
    expect(Object.entries(found).filter(([, problems]) => problems.length > 0)).toEqual([])
  })
})

const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) }).first()
const buttonOf = ({ press: name }: PageForm) => page.getByRole('button', { name: new RegExp(`^${name}`) }).last()
/** Presses also a button that says why it can't be used, as Save does without a connection. */
const press = (form: PageForm) => userEvent.click(buttonOf(form), { force: true })

describe('a form whose save meets a fault keeps its text and says so', () => {
  it.for(Object.entries(pageForms) as [PageName, PageForm][])('%s', { timeout: 240_000 }, async ([name, form], { task }) => {
    const found: Record<string, string[]> = {}
    for (const [title, fault] of faults.filter(([, { passes, endsSession }]) => !passes && !endsSession)) {
      const opened = await open(name, addresses[name])
      await settled(opened.router)
      for (const [label, option] of Object.entries(form.chosen ?? {})) await userEvent.selectOptions(page.getByRole('combobox', { name: label }), option)
      for (const [label, text] of Object.entries(form.typed)) await userEvent.fill(field(label), text)
      found[title] = await problemsUnder(fault, opened, () => press(form), (asked) => [
        ...(asked === 0 && buttonOf(form).element().ariaDisabled !== 'true' ? ['sends nothing'] : []),
        ...Object.entries(form.typed).filter(([label, text]) => (field(label).query() as HTMLInputElement | null)?.value !== text).map(([label]) => `loses ${label}`),
        ...(said().length === 0 ? ['says nothing of it'] : []),
        ...toasts('="success"').map((toast) => `claims ${toast}`),
      ], ({ method }) => !fault.isRefusal || method === 'POST')
    }
    task.meta.found = found
    expect(Object.entries(found).filter(([, problems]) => problems.length > 0)).toEqual([])
  })
})
