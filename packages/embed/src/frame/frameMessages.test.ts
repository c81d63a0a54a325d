import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { brandNames } from './brandNames.ts'
import { frameEvents, inChannel, readFrameMessage, readGivenKey } from './frameMessages.ts'

it('a message on another channel, or of another format, is ignored', () => {
  fc.assert(fc.property(fc.anything(), fc.string(), (data, channel) => {
    expect(readFrameMessage(data, channel)).toBeNull()
    expect(readGivenKey(data, channel)).toBeNull()
  }))
  const ready = inChannel('a', { say: 'ready' })
  expect(readFrameMessage(ready, 'a')).toEqual({ say: 'ready' })
  expect(readFrameMessage(ready, 'b')).toBeNull()
  expect(readFrameMessage({ say: 'ready', portalInvite: '' }, '')).toBeNull()
})

it.each([Number.NaN, -1, 1e9, '400', null])('the height %s is refused', (height) => {
  expect(readFrameMessage(inChannel('a', { say: 'height', height }), 'a')).toBeNull()
})

it('an event has the card’s details and no other fields', () => {
  const event = (name: string, detail: unknown) => readFrameMessage(inChannel('a', { say: 'event', name, detail }), 'a')
  expect(event('portal-invite-shown', { kind: 'recurring', status: 'Valid', token: 'secret' })).toEqual({ say: 'event', name: 'portal-invite-shown', detail: { kind: 'recurring', status: 'Valid' } })
  expect(event('portal-invite-error', { code: { toString: 'x' } })).toEqual({ say: 'event', name: 'portal-invite-error', detail: {} })
  expect(event('portal-invite-ended', { more: 1 })).toEqual({ say: 'event', name: 'portal-invite-ended', detail: null })
  for (const name of ['click', 'toString', '__proto__', 'portal-invite-generate']) expect(event(name, {}), name).toBeNull()
})

it('a host may send a key and a brand, and no other style', () => {
  const key = { token: 't', lang: 'es', dir: 'rtl', theme: 'dark', isAtOnce: true, brand: { '--portal-brand-accent': '#063', 'background': 'url(x)', '--other': '1', '--portal-brand-font': 3 } }
  expect(readGivenKey(inChannel('a', { key }), 'a')).toEqual({ ...key, brand: { '--portal-brand-accent': '#063' } })
  expect(readGivenKey(inChannel('a', { key: {} }), 'a')).toEqual({ token: '', lang: '', dir: '', theme: '', isAtOnce: false, brand: {} })
})

it('every brand variable that the card reads is passed into the frame', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../styles/tokens.ts'), 'utf8')
  const read = new Set([...tokens.matchAll(/--portal-brand-[\w-]+/g)].map(([name]) => name))
  expect([...read].toSorted()).toEqual(brandNames.toSorted())
})

it('a frame forwards every event of the card except the one for host pages that set the invite themselves', () => {
  const told = [...readFileSync(join(import.meta.dirname, '../events.ts'), 'utf8').matchAll(/'(portal-invite-\w+)':/g)].map(([, name = '']) => name)
  expect(told.filter((name) => name !== 'portal-invite-generate').toSorted()).toEqual(Object.keys(frameEvents).toSorted())
})
