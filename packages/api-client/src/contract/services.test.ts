import { expect, test } from 'vitest'
import { serviceNames, servicesBelow } from './services.ts'

test('§7 transport: services below one address are those of the contract, each at its name', () => {
  expect(Object.keys(servicesBelow('https://portal.example/svc'))).toEqual([...serviceNames])
  expect(servicesBelow('/svc')['voice-video']).toBe('/svc/voice-video')
})
