import { NetworkError, ServiceError } from '@portal/api-client'
import { expect, it } from 'vitest'
import { describeFailure, toPageFailure } from './describeFailure.ts'
import { failureOfStatus } from './failureOfStatus.ts'

it('tells a script replaced by a new version from a broken one', () => {
  const failures = [
    'Failed to fetch dynamically imported module: https://portal.example/assets/route-1.js',
    'Importing a module script failed.',
    'error loading dynamically imported module: x',
  ]
  for (const message of failures) expect(describeFailure(new TypeError(message))).toEqual({ kind: 'update' })
  expect(describeFailure(new TypeError('x is undefined'))).toEqual({ kind: 'unknown' })
})

it('keeps the status of a service that broke down', () => {
  const error = new ServiceError('getDashboard', { status: 503, error: null, body: '' })
  expect(describeFailure(error)).toMatchObject({ kind: 'service', status: 503, text: 'Service Unavailable' })
})

it('calls an unreachable service by its name', () => {
  expect(describeFailure(new NetworkError('getDashboard', 'unreachable'))).toEqual({ kind: 'network' })
})

it('§2 error redirect: a refusal for want of rights counts as a data error 401', () => {
  const refused = (status: number, body: unknown) => toPageFailure(new ServiceError('getDashboard', { status, error: null, body }))
  expect(refused(403, {})).toMatchObject({ dataStatus: 401 })
  expect(refused(200, { status: 401 })).toMatchObject({ dataStatus: 401 })
  expect(refused(500, {})).toMatchObject({ status: 500, dataStatus: undefined })
})

it('§8 the error page of an address takes a status only, never words', () => {
  expect(failureOfStatus('502')).toMatchObject({ kind: 'service', status: 502, text: 'Bad Gateway', message: '' })
  for (const status of [null, '', '200', '<b>500</b>', '9000']) expect(failureOfStatus(status)).toEqual({ kind: 'unknown' })
})
