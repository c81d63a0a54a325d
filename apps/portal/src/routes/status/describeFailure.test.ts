import { NetworkError, ServiceError } from '@portal/api-client'
import { expect, it } from 'vitest'
import { describeFailure } from './describeFailure.ts'

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
  expect(describeFailure(error)).toMatchObject({ kind: 'service', status: 503 })
})

it('calls an unreachable service by its name', () => {
  expect(describeFailure(new NetworkError('getDashboard', 'unreachable'))).toEqual({ kind: 'network' })
})
