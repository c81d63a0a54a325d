import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createToaster } from './createToaster.ts'
import { Toaster } from './Toaster.tsx'

beforeEach(async () => {
  // Moves the pointer away from where the previous test file left it, because a toast stays while the pointer is on it.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1, y: 1 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})

afterEach(() => {
  vi.useRealTimers()
})

function fire(element: Element, type: string) {
  element.dispatchEvent(new PointerEvent(type, { bubbles: true }))
}

/** Waits until the toast is shown and its timer runs. `vi.waitFor` would advance the fake clock. */
async function timed() {
  while (vi.getTimerCount() === 0) await new Promise<number>(requestAnimationFrame)
}

async function renderToaster() {
  const toaster = createToaster()
  const screen = await render(<Toaster toaster={toaster} />)
  const region = screen.container.querySelector('[role="status"]')
  if (!region) throw new Error('The live region must be there before the first toast.')
  return { toaster, region }
}

test('§9 toasts: a toast disappears after 30 seconds', async () => {
  const { toaster, region } = await renderToaster()
  toaster.success('Restriction saved')
  await timed()
  expect(region.textContent).toContain('Restriction saved')
  vi.advanceTimersByTime(29_999)
  expect(toaster.getCurrent()).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(toaster.getCurrent()).toBeUndefined()
})

test('§2 toasts: each of the four kinds appears at the bottom right, with its own icon', async () => {
  await page.viewport(1280, 900)
  const { toaster, region } = await renderToaster()
  const corner = region.parentElement as HTMLElement
  const icons = new Set<string>()
  for (const tone of ['success', 'warning', 'info', 'error'] as const) {
    toaster.dismiss()
    toaster[tone](`The ${tone}`)
    await until(() => corner.textContent.includes(`The ${tone}`))
    const box = corner.querySelector('[data-tone]') as HTMLElement
    const { right, bottom, left } = box.getBoundingClientRect()
    expect([window.innerWidth - right, window.innerHeight - bottom].every((gap) => gap > 0 && gap <= 24), `${right} ${bottom}`).toBe(true)
    expect(left).toBeGreaterThan(window.innerWidth / 2)
    icons.add(box.querySelector('svg')?.outerHTML ?? '')
  }
  expect(icons.size).toBe(4)
})

test('a toast that replaces one under the pointer or with the focus also stays, and keeps the focus', async () => {
  const { toaster, region } = await renderToaster()
  const next = async (title: string) => {
    toaster.success(title)
    await expect.poll(() => region.textContent).toContain(title)
  }
  await next('Restriction saved')
  fire(region.firstElementChild as Element, 'pointerover')
  await next('Schedule saved')
  vi.advanceTimersByTime(60_000)
  expect(toaster.getCurrent()?.title).toBe('Schedule saved')

  region.querySelector('button')?.focus()
  fire(region.firstElementChild as Element, 'pointerout')
  await next('Template saved')
  expect(region.contains(document.activeElement)).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(toaster.getCurrent()?.title).toBe('Template saved')

  region.querySelector('button')?.blur()
  vi.advanceTimersByTime(30_000)
  expect(toaster.getCurrent()).toBeUndefined()
})

test('a toast’s time stops while the pointer is on it, then continues', async () => {
  const { toaster, region } = await renderToaster()
  toaster.success('Restriction saved')
  await timed()
  expect(region.firstElementChild).not.toBeNull()
  const box = region.firstElementChild as Element
  vi.advanceTimersByTime(20_000)
  fire(box, 'pointerover')
  vi.advanceTimersByTime(60_000)
  expect(toaster.getCurrent()).toBeDefined()
  fire(box, 'pointerout')
  await timed()
  vi.advanceTimersByTime(9_999)
  expect(toaster.getCurrent()).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(toaster.getCurrent()).toBeUndefined()
})

test('a toast’s time stops while it has the focus', async () => {
  const { toaster, region } = await renderToaster()
  toaster.success('Restriction saved')
  await timed()
  expect(region.querySelector('button')).not.toBeNull()
  const close = region.querySelector('button') as HTMLButtonElement
  close.focus()
  vi.advanceTimersByTime(60_000)
  expect(toaster.getCurrent()).toBeDefined()
  close.blur()
  await timed()
  vi.advanceTimersByTime(30_000)
  expect(toaster.getCurrent()).toBeUndefined()
})

/** Waits without timers, because the test's clock is fake. */
async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise<number>(requestAnimationFrame)
}

test('the page reserves the toast’s height while the focus is under it', async () => {
  const { style } = document.documentElement
  const room = () => style.getPropertyValue('--portal-edge-toast')
  const toaster = createToaster()
  const { container } = await render(<div style={{ minBlockSize: '200vh', paddingBlockEnd: 'var(--portal-edge-toast, 0px)' }}><Toaster toaster={toaster} /></div>)
  toaster.success('Restriction saved')
  await until(() => room() !== '')
  const box = container.querySelector('[role="status"] > *')
  expect(room()).toBe(`${Math.round(box?.getBoundingClientRect().height ?? 0)}px`)
  toaster.dismiss()
  await until(() => room() === '')

  toaster.success('Restriction saved')
  await until(() => room() !== '')
  window.scrollTo(0, document.documentElement.scrollHeight)
  const end = window.scrollY
  expect(end).toBeGreaterThan(0)
  toaster.dismiss()
  await until(() => container.querySelector('[role="status"] > *') === null)
  expect([room() !== '', window.scrollY]).toEqual([true, end])
  window.scrollTo(0, 0)
  await until(() => room() === '')
})
