import { expect, test, vi } from 'vitest'
import { isSealError, SealError } from '../crypto/index.ts'
import * as ours from './index.ts'

const makers = {
  CardNumberRefused: ({ CardNumberRefused }: typeof ours) => new CardNumberRefused('login', 'a'),
  ContractMismatch: ({ ContractMismatch }: typeof ours) => new ContractMismatch('login', 'a', null),
  NetworkError: ({ NetworkError }: typeof ours) => new NetworkError('login', 'empty'),
  RequestTooLarge: ({ RequestTooLarge }: typeof ours) => new RequestTooLarge('login', 2, 1, 'blocks'),
  ServiceError: ({ ServiceError }: typeof ours) => new ServiceError('login', { status: 500, error: null, body: '' }),
  SessionExpired: ({ SessionExpired }: typeof ours) => new SessionExpired('login', true),
  TimedOut: ({ TimedOut }: typeof ours) => new TimedOut('login', 1),
}

/** Loads the module a second time, as happens if two packages each have a copy. */
async function loadCopy(): Promise<typeof ours> {
  vi.resetModules()
  return import('./index.ts')
}

test.each(Object.keys(makers) as (keyof typeof makers)[])('%s of another copy of the package is known by its guard, and by no other', async (name) => {
  const error = makers[name](await loadCopy())
  expect(error.constructor).not.toBe(makers[name](ours).constructor)
  const guards = {
    CardNumberRefused: ours.isCardNumberRefused, ContractMismatch: ours.isContractMismatch, NetworkError: ours.isNetworkError,
    RequestTooLarge: ours.isRequestTooLarge, ServiceError: ours.isServiceError, SessionExpired: ours.isSessionExpired, TimedOut: ours.isTimedOut,
  }
  const known = Object.entries(guards).filter(([, guard]) => guard(error)).map(([guarded]) => guarded)
  expect(known).toEqual([name])
  expect(ours.isPortalApiError(error)).toBe(name !== 'ContractMismatch')
})

test('a SealError of another copy of the package is recognized', async () => {
  vi.resetModules()
  const copy = await import('../crypto/index.ts')
  const error = new copy.SealError('TRANSPORT_STALE')
  expect(error).not.toBeInstanceOf(SealError)
  expect(isSealError(error)).toBe(true)
})

test('the guards do not match errors of the platform', () => {
  expect(ours.isNetworkError(new DOMException('Gone.', 'NetworkError'))).toBe(false)
  expect(ours.isPortalApiError(new TypeError('Failed to fetch'))).toBe(false)
  expect(ours.isSessionExpired({ name: 'SessionExpired', endpoint: 'login' })).toBe(false)
  expect(isSealError(Object.assign(new Error('no'), { name: 'SealError', code: 'ELSE' }))).toBe(false)
})
