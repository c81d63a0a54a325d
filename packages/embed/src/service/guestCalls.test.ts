import { endpoints } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import { guestCalls, servicesAt } from './guestCalls.ts'

test('the element’s calls are those of the contract', () => {
  const inContract = { show: endpoints.showQRCode, calendar: endpoints.getCalender, google: endpoints.getGoolgleJWT, apple: endpoints.getPKPass }
  expect(guestCalls).toEqual(Object.fromEntries(Object.entries(inContract).map(([name, { service, path }]) => [name, { service, path }])))
  expect(Object.values(inContract).map(({ method, auth }) => [method, auth])).toEqual(Array.from({ length: 4 }, () => ['GET', 'none']))
})

test('a portal’s address may end with a slash or be the page’s own', () => {
  expect(servicesAt('https://portal.example/')).toEqual({ 'account': 'https://portal.example/svc/account', 'wallet-pass': 'https://portal.example/svc/wallet-pass', 'keys': 'https://portal.example/keys' })
  expect(servicesAt('').keys).toBe('/keys')
})
