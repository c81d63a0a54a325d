import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../../elements/Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Tooltip } from './Tooltip.tsx'

const shown = () => document.querySelector('[role=tooltip]')?.textContent
const away = () => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1, y: 400 })
const button = page.getByRole('button', { name: 'Sync' })
const onClick = vi.fn()
const sync = (rest: { disabledReason?: string } = {}) => <div style={{ paddingBlockStart: 100 }}><Tooltip label="To 4 controllers"><Button onClick={onClick} {...rest}>Sync</Button></Tooltip></div>

beforeEach(async () => {
  onClick.mockClear()
  await away()
})
afterEach(away)

it('the tooltip shows while the pointer is on its control or on the tooltip', async () => {
  await render(sync())
  await userEvent.hover(button)
  await expect.poll(shown).toBe('To 4 controllers')
  const box = document.querySelector('[role=tooltip]')!.getBoundingClientRect()
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: box.x + 20, y: box.y + 10 })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(shown()).toBe('To 4 controllers')
  await away()
  await expect.poll(shown).toBeUndefined()
})

it('a press hides the tooltip, which shows again when the pointer next enters', async () => {
  await render(sync())
  await userEvent.click(button)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(shown()).toBeUndefined()
  expect(onClick).toHaveBeenCalledOnce()
})

it('a press on a disabled button shows why it is disabled', async () => {
  await render(<Button disabledReason="You are offline.">Sync</Button>)
  await expect.element(button).toHaveAccessibleDescription('You are offline.')
  await userEvent.click(button, { force: true })
  await expect.poll(shown).toBe('You are offline.')
})

it('a long touch shows the tooltip and presses nothing', async () => {
  await render(sync())
  const box = button.element().getBoundingClientRect()
  const touchPoints = [{ x: box.x + 10, y: box.y + 10 }]
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await expect.poll(shown).toBe('To 4 controllers')
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(shown()).toBe('To 4 controllers')
  expect(onClick).not.toHaveBeenCalled()
})

it('a tooltip does not cover a dialog that opens with the focus on the tooltip’s control', async () => {
  await render(<Dialog isOpen isClosable title="Sync now?" />)
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(shown()).toBeUndefined()
})
