import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../index.ts'
import { createFakeSource, type FakeKey } from './index.ts'

afterEach(() => document.body.replaceChildren())

function open(key?: FakeKey) {
  const source = createFakeSource(key)
  const card = document.createElement('portal-invite-card')
  card.lang = 'en'
  card.source = source
  const told: string[] = []
  for (const type of ['used', 'error']) card.addEventListener(`portal-invite-${type}`, (event) => told.push(JSON.stringify((event as CustomEvent<{ code?: string }>).detail)))
  document.body.append(card)
  return { source, told }
}

it('the card shows a key and its later states', async () => {
  const { source } = open()
  await expect.element(page.getByRole('img', { name: /^QR key for/ })).toBeVisible()
  source.become('revoked')
  await expect.element(page.getByText('This key was revoked.')).toBeVisible()
})

it('the code of a recurring key is created, and hidden after use', async () => {
  const { source, told } = open('recurring')
  await userEvent.click(page.getByRole('button', { name: 'Generate QR code' }))
  await expect.element(page.getByRole('img', { name: /^QR key, made/ })).toBeVisible()
  source.use()
  await expect.element(page.getByRole('img', { name: /^QR key, made/ })).not.toBeInTheDocument()
  expect(told).toEqual([expect.stringContaining('usedAt')])
})

it('requests fail with the configured code', async () => {
  const { source, told } = open('ended')
  await expect.element(page.getByText('This key has ended.')).toBeVisible()
  source.fail('unreachable')
  document.body.replaceChildren()
  const card = document.createElement('portal-invite-card')
  card.lang = 'en'
  card.source = source
  card.addEventListener('portal-invite-error', ({ detail }) => told.push(detail.code))
  document.body.append(card)
  await expect.element(page.getByRole('heading', { name: 'Your key could not be loaded.' })).toBeVisible()
  expect(told).toEqual(['unreachable'])
})
