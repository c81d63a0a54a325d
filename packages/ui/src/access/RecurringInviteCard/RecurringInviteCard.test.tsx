import { type Freshness, type FreshnessEvent, nextFreshness } from '@portal/domain'
import { useEffect, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { recurringView, storyTime } from '../internal/inviteFixtures.ts'
import { RecurringInviteCard } from './RecurringInviteCard.tsx'

const clock = () => Date.parse(storyTime)
const events: Record<string, FreshnessEvent> = {
  'Server answers': { type: 'generated', generatedAt: '2026-11-21T15:14:00Z' },
  'Server fails': { type: 'failed' },
  'Reader scans': { type: 'consumed', usedAt: '2026-11-21T15:14:20Z' },
  'Invite ends': { type: 'ended' },
}

/** Events from outside the page, which reach the card even while a dialog covers it. */
const outside = new EventTarget()
const send = (event: FreshnessEvent) => outside.dispatchEvent(new CustomEvent('freshness', { detail: event }))

function Guest() {
  const [freshness, setFreshness] = useState<Freshness>({ state: 'idle', hasFailed: false })
  useEffect(() => {
    const receive = (event: Event) => {
      if (event instanceof CustomEvent) setFreshness((current) => nextFreshness(current, event.detail as FreshnessEvent))
    }
    outside.addEventListener('freshness', receive)
    return () => outside.removeEventListener('freshness', receive)
  }, [])
  return (
    <>
      {Object.entries(events).map(([name, event]) => <button key={name} type="button" onClick={() => send(event)}>{name}</button>)}
      <RecurringInviteCard view={recurringView} freshness={freshness} onGenerate={() => send({ type: 'generate' })} clock={clock} viewerTimeZone="America/Chicago" />
    </>
  )
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
const code = page.getByRole('img', { name: /qr/i })

describe('§4 Invite: Recurring shows the QR only after the user presses Generate', () => {
  it('the card shows a new code after the press, and hides it after its use', async () => {
    await render(<Guest />)
    await expect.element(code).not.toBeInTheDocument()
    await press('Generate QR code')
    await expect.element(page.getByRole('button', { name: 'Generate QR code' })).toHaveAttribute('aria-busy', 'true')
    await press('Server answers')
    await expect.element(code).toHaveAccessibleName('QR key, made at 9:14 AM, unused')
    await expect.element(page.getByText('The QR code refreshes on every use.')).toBeVisible()
    await press('Reader scans')
    await expect.element(code).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Refresh code' })).toBeVisible()
  })

  it('after a failed request the card says so, and keeps a code that is still valid', async () => {
    await render(<Guest />)
    await press('Generate QR code')
    await press('Server fails')
    await expect.element(page.getByRole('alert').first()).toHaveTextContent('The code couldn’t be created. Try again.')
    await press('Generate QR code')
    await press('Server answers')
    await press('Refresh code')
    await press('Server fails')
    await expect.element(code).toBeVisible()
  })

  it('the card offers to generate a code whenever the view has none', async () => {
    const fresh: Freshness = { state: 'fresh', generatedAt: '2026-11-21T15:14:00Z', hasFailed: false }
    await render(<RecurringInviteCard view={{ ...recurringView, image: null }} freshness={fresh} onGenerate={() => undefined} clock={clock} viewerTimeZone="America/Chicago" />)
    await expect.element(page.getByRole('button', { name: 'Generate QR code' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Refresh code' })).not.toBeInTheDocument()
    await expect.element(code).not.toBeInTheDocument()
  })

  it('scan mode hides a used code too', async () => {
    await render(<Guest />)
    await press('Generate QR code')
    await press('Server answers')
    await press('Show full screen')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('img')).toBeVisible()
    send({ type: 'consumed', usedAt: '2026-11-21T15:14:20Z' })
    await expect.element(dialog.getByText('This code was used')).toBeVisible()
    expect(dialog.getByRole('img').query()).toBeNull()
  })

  it('an ended invite has no button', async () => {
    await render(<Guest />)
    await press('Invite ends')
    await expect.element(page.getByText('This key has ended')).toBeVisible()
    expect(page.getByRole('button', { name: /code/i }).elements()).toEqual([])
  })
})
