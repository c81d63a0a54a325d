import type { LocalMoment } from '@portal/domain'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MomentField } from './MomentField.tsx'

const date = page.getByLabelText(/^Ends/)
const time = page.getByRole('textbox', { name: 'End time' })

async function typeTime(text: string) {
  await time.fill(text)
  await userEvent.keyboard('{Tab}')
}

it('a date alone means the whole day; a typed time narrows it, and clearing the time restores the day', async () => {
  const chosen = vi.fn()
  const readable = vi.fn()
  function Until() {
    const [value, setValue] = useState<LocalMoment | null>(null)
    return (
      <MomentField
        edge="end" value={value} onReadableChange={readable}
        onValueChange={(change) => {
          chosen(change.value)
          setValue(change.value)
        }}
      />
    )
  }
  await render(<Until />)
  expect(time.elements()).toEqual([])
  await date.fill('2026-11-30')
  expect(chosen).toHaveBeenLastCalledWith({ date: '2026-11-30', minute: 1440 })
  await expect.element(page.getByText('Through the end of that day')).toBeVisible()
  await typeTime('5:30 PM')
  expect(chosen).toHaveBeenLastCalledWith({ date: '2026-11-30', minute: 1050 })
  await typeTime('')
  expect(chosen).toHaveBeenLastCalledWith({ date: '2026-11-30', minute: 1440 })
  await typeTime('half')
  expect(readable).toHaveBeenLastCalledWith({ isReadable: false })
  await date.fill('')
  expect(chosen).toHaveBeenLastCalledWith(null)
  expect(readable).toHaveBeenLastCalledWith({ isReadable: true })
  expect(time.elements()).toEqual([])
})
