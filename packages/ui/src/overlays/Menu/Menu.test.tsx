import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu } from './Menu.tsx'
import { followAnchor } from '../../internal/followAnchor.ts'

const items = [
  { id: 'open', label: 'Open', href: '#open' },
  { id: 'out', label: 'Move out', onSelect: vi.fn() },
  { id: 'password', label: 'Set password' },
  { id: 'delete', label: 'Delete', tone: 'danger' as const },
]
const button = page.getByRole('button', { name: 'More' })
const item = (name: string) => page.getByRole('menuitem', { name })
const toggle = () => <Menu label="More" items={items}>…</Menu>

async function press(...keys: string[]) {
  for (const key of keys) await userEvent.keyboard(key)
}

it('the menu opens with the focus on the first item, or with the up arrow on the last', async () => {
  await render(toggle())
  button.element().focus()
  await press('{ArrowDown}')
  await expect.element(item('Open')).toHaveFocus()
  await press('{Escape}')
  await expect.element(button).toHaveFocus()
  await press('{ArrowUp}')
  await expect.element(item('Delete')).toHaveFocus()
})

it('arrow keys, Home, End and first letters move the focus, and the page does not scroll', async () => {
  await render(<div style={{ blockSize: 3000 }}>{toggle()}</div>)
  button.element().focus()
  await press('{Enter}')
  await expect.element(item('Open')).toHaveFocus()
  const steps: [string, string][] = [
    ['{ArrowDown}', 'Move out'], ['{ArrowDown}', 'Set password'], ['{End}', 'Delete'], ['{ArrowDown}', 'Open'], ['{ArrowUp}', 'Delete'], ['{Home}', 'Open'], ['s', 'Set password'],
  ]
  for (const [key, name] of steps) {
    await press(key)
    await expect.element(item(name)).toHaveFocus()
  }
  expect(window.scrollY).toBe(0)
})

it('Tab closes the menu and moves the focus to the control after its button', async () => {
  await render(<>{toggle()}<a href="#after">After</a></>)
  button.element().focus()
  await press('{Enter}')
  await expect.element(item('Open')).toHaveFocus()
  await press('{Tab}')
  await expect.element(page.getByRole('link', { name: 'After' })).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

it('items are rendered only while the menu is open', async () => {
  const { container } = await render(toggle())
  expect(container.textContent).toBe('…')
  await userEvent.click(button)
  await userEvent.click(item('Move out'))
  expect(items[1]?.onSelect).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(container.textContent).toBe('…'))
})

it('only the button is rendered until the menu first opens, because a table has a menu in each row', async () => {
  const { container } = await render(toggle())
  expect(container.querySelectorAll('*')).toHaveLength(1)
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  await expect.element(item('Open')).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(button)
  await vi.waitFor(() => expect(container.textContent).toBe('…'))
  await userEvent.click(button)
  await expect.element(item('Open')).toHaveFocus()
})

it('the menu stays at its button while the page scrolls', async () => {
  await render(<div style={{ blockSize: 3000, paddingBlockStart: 200 }}>{toggle()}</div>)
  await userEvent.click(button)
  const gapNow = () => page.getByRole('menu').element().parentElement!.getBoundingClientRect().top - button.element().getBoundingClientRect().bottom
  const before = gapNow()
  expect(Math.abs(before)).toBeLessThan(8)
  window.scrollTo(0, 120)
  // The browser moves an anchored panel in its next frame.
  await vi.waitFor(() => expect([window.scrollY, Math.round(gapNow())]).toEqual([120, Math.round(before)]))
  window.scrollTo(0, 0)
})

it('the menu follows its button by script in browsers without CSS anchors', async () => {
  await render(
    <div style={{ blockSize: 3000, paddingBlockStart: 200 }}>
      <button type="button">More</button>
      <div data-testid="panel" style={{ position: 'fixed', inlineSize: 100, blockSize: 50 }} />
    </div>,
  )
  const panel = page.getByTestId('panel').element()
  if (!(panel instanceof HTMLElement)) throw new TypeError('no panel')
  const trigger = button.element()
  if (!(trigger instanceof HTMLElement)) throw new TypeError('no button')
  const stop = followAnchor(panel, trigger)
  window.scrollTo(0, 120)
  await vi.waitFor(() => expect(panel.getBoundingClientRect().top).toBeCloseTo(trigger.getBoundingClientRect().bottom + 4, 0))
  stop()
  window.scrollTo(0, 0)
})
