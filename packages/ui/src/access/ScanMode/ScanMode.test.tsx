import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { temporaryView } from '../internal/inviteFixtures.ts'
import { stubWakeLock } from '../internal/stubWakeLock.ts'
import { ScanMode, type ScanModeProps } from './ScanMode.tsx'

const opened = Date.parse('2026-11-21T15:14:32Z')
let undo: () => void = () => undefined
afterEach(() => undo())

function Page(props: Partial<ScanModeProps>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>Open</button>
      <ScanMode
        isOpen={isOpen} onOpenChange={(change) => setOpen(change.isOpen)} name={temporaryView.name} image={temporaryView.image} alt="QR key" endsAt={temporaryView.endsAt}
        timeZone={temporaryView.timeZone} usesLeft={2} brandMark={<b>Gatewell</b>} property={{ name: 'Whispering Pines', city: 'Houston' }} {...props}
      />
    </>
  )
}

const dialog = page.getByRole('dialog')
const openButton = page.getByRole('button', { name: 'Open' })

describe('scan mode', () => {
  it('scan mode shows logo, name, property, end and a running clock', async () => {
    let now = opened
    await render(<Page clock={() => now} />)
    await userEvent.click(openButton)
    for (const words of ['Gatewell', temporaryView.name, 'Whispering Pines', /^Valid until 6:00/, /9:14:32/]) {
      await expect.element(dialog.getByText(words)).toBeVisible()
    }
    now += 3000
    await expect.element(dialog.getByText(/9:14:35/)).toBeVisible()
  })

  it('the code is larger than 240 px on white, even in dark mode', async () => {
    document.documentElement.dataset['theme'] = 'dark'
    await render(<Page clock={() => opened} />)
    await userEvent.click(openButton)
    expect(dialog.element().getAttribute('data-theme')).toBe('light')
    await vi.waitFor(() => expect(dialog.getByRole('img').element().getBoundingClientRect().width).toBeGreaterThanOrEqual(240))
    delete document.documentElement.dataset['theme']
  })

  it('scan mode keeps the screen on, also after the page was hidden, until it closes', async () => {
    const record = stubWakeLock()
    undo = record.undo
    await render(<Page clock={() => opened} />)
    await userEvent.click(openButton)
    await expect.element(dialog.getByText('Screen stays awake')).toBeVisible()
    expect(record.requests).toBe(1)
    record.drop()
    await expect.element(dialog.getByText('Screen stays awake')).not.toBeInTheDocument()
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(dialog.getByText('Screen stays awake')).toBeVisible()
    expect(record.requests).toBe(2)
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(record.released).toBe(1))
  })

  it('scan mode doesn’t say that the screen stays on if the browser refuses to keep it on', async () => {
    const request = vi.spyOn(navigator.wakeLock, 'request').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await render(<Page clock={() => opened} />)
    await userEvent.click(openButton)
    await vi.waitFor(() => expect(request).toHaveBeenCalled())
    expect(dialog.getByText('Screen stays awake').query()).toBeNull()
    request.mockRestore()
  })

  it.each(['{Escape}', 'Close'])('%s closes the full-screen code and returns the focus to the button', async (way) => {
    await render(<Page clock={() => opened} />)
    await userEvent.click(openButton)
    await expect.element(dialog).toBeVisible()
    if (way === 'Close') await userEvent.click(page.getByRole('button', { name: 'Close' }))
    else await userEvent.keyboard(way)
    await expect.element(dialog).not.toBeInTheDocument()
    expect(document.activeElement).toBe(openButton.element())
  })

  it('the code disappears when the invite ends', async () => {
    let now = Date.parse('2026-11-21T23:59:59Z')
    await render(<Page clock={() => now} />)
    await userEvent.click(openButton)
    await expect.element(dialog.getByRole('img')).toBeVisible()
    now += 1000
    await expect.element(dialog.getByText('This key has ended')).toBeVisible()
    expect(dialog.getByRole('img').query()).toBeNull()
  })
})
