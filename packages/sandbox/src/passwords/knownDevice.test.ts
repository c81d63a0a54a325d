import { expect, it } from 'vitest'
import { openCodeVault } from '../secrets/codeVault.ts'
import { openBench } from '../testing.fixture.ts'
import { type DeviceCookies, knownDevice, rememberDevice } from './claimSignIn.ts'

function cookieJar() {
  const kept = new Map<string, string>()
  const cookies: DeviceCookies = { read: (name) => kept.get(name), keep: (name, value) => void kept.set(name, value) }
  return { kept, cookies }
}

it('a browser is known only for the user name that signed in on it', async () => {
  const vault = await openCodeVault((await openBench()).sandbox.store)
  const { kept, cookies } = cookieJar()
  await rememberDevice(vault, cookies, 'dana')
  const device = await knownDevice(vault, cookies, 'dana')
  expect(device).toMatch(/^[\w-]{20,}$/)
  await rememberDevice(vault, cookies, 'dana')
  expect(await knownDevice(vault, cookies, 'dana')).toBe(device)
  expect(await knownDevice(vault, cookies, 'robert')).toBeNull()
  for (const [name, value] of kept) kept.set(name, `${value}x`)
  expect(await knownDevice(vault, cookies, 'dana')).toBeNull()
})

it('a user name with a separator cannot forge another user’s device', async () => {
  const vault = await openCodeVault((await openBench()).sandbox.store)
  const ours = cookieJar()
  await rememberDevice(vault, ours.cookies, 'dana|x')
  const [value = ''] = ours.kept.values()
  const [device, mac] = value.split('.')
  const forged = cookieJar()
  forged.cookies.read = () => `x|${device}.${mac}`
  expect(await knownDevice(vault, forged.cookies, 'dana')).toBeNull()
})
