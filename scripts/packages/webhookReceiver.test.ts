import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newWebhookSecret, signWebhook } from '../../packages/sandbox/src/integrations/runWebhooks.ts'

const receiver = join(import.meta.dirname, '../partners/webhook-receiver/receiver.mjs')
const body = JSON.stringify({ type: 'invite.used', timestamp: '2026-11-28T10:00:00Z', data: { InviteName: 'Piano tuner' } })

async function openReceiver(secret: string) {
  const started = spawn(process.execPath, [receiver], { env: { ...process.env, WEBHOOK_SECRET: secret, PORT: '0' } })
  onTestFinished(() => void started.kill())
  const said: string[] = []
  started.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text))
  await once(started.stdout, 'data')
  const address = /http:\S+/.exec(said.join(''))?.[0] ?? ''
  const post = async (headers: Record<string, string>, text = body) => (await fetch(address, { method: 'POST', headers, body: text })).status
  return { post, said: () => said.join('') }
}

test('the sample receiver accepts each signed message of the portal once, and nothing else', async () => {
  const secret = newWebhookSecret()
  const { post, said } = await openReceiver(secret)
  const signed = await signWebhook(secret, 'invite_used_7', Date.now(), body)
  expect(await post(signed)).toBe(204)
  expect(await post(signed)).toBe(204)
  await expect.poll(() => said().match(/invite\.used/g)?.length).toBe(1)
  expect(await post(signed, body.replace('Piano', 'Pianist'))).toBe(401)
  expect(await post(await signWebhook(newWebhookSecret(), 'invite_used_8', Date.now(), body))).toBe(401)
  expect(await post(await signWebhook(secret, 'invite_used_9', Date.now() - 10 * 60_000, body))).toBe(401)
  expect(await post({})).toBe(401)
})
