import { NetworkError, ServiceError } from '@portal/api-client'
import { expect, it } from 'vitest'
import { describeFailure, toPageFailure } from './describeFailure.ts'
import { failureOfStatus } from './failureOfStatus.ts'

it('a missing script means a new version, and a broken script an unknown failure', () => {
  const failures = [
    'Failed to fetch dynamically imported module: https://portal.example/assets/route-1.js',
    'Importing a module script failed.',
    'error loading dynamically imported module: x',
  ]
  for (const message of failures) expect(describeFailure(new TypeError(message))).toEqual({ kind: 'update' })
  expect(describeFailure(new TypeError('x is undefined'))).toEqual({ kind: 'unknown' })
})

it('a service failure keeps its status', () => {
  const error = new ServiceError('getDashboard', { status: 503, error: null, body: '' })
  expect(describeFailure(error)).toMatchObject({ kind: 'service', status: 503, text: 'Service Unavailable' })
})

it('an unreachable service is a network failure', () => {
  expect(describeFailure(new NetworkError('getDashboard', 'unreachable'))).toEqual({ kind: 'network' })
})

it('§2 error redirect: a refusal for lack of rights counts as a data error 401', () => {
  const refused = (status: number, body: unknown) => toPageFailure(new ServiceError('getDashboard', { status, error: null, body }))
  expect(refused(403, {})).toMatchObject({ dataStatus: 401 })
  expect(refused(200, { status: 401 })).toMatchObject({ dataStatus: 401 })
  expect(refused(500, {})).toMatchObject({ status: 500, dataStatus: undefined })
})

it('§8 the error page accepts only a status from the address, never text', () => {
  expect(failureOfStatus('502')).toMatchObject({ kind: 'service', status: 502, text: 'Bad Gateway', message: '' })
  for (const status of [null, '', '200', '<b>500</b>', '9000']) expect(failureOfStatus(status)).toEqual({ kind: 'unknown' })
})
