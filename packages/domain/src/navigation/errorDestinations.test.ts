import { describe, expect, it } from 'vitest'
import { type ErrorDestination, type PageFailure, resolveErrorDestination, resolveRouterErrorDestination } from './errorDestinations.ts'

describe('§2 Error page redirects', () => {
  it.each<[string, Partial<PageFailure>, ErrorDestination]>([
    ['§2 error: a network error goes to login', { kind: 'network' }, 'login'],
    ['§2 error: token null goes to login', { isTokenNull: true, status: 500 }, 'login'],
    ['§2 error: status 401 goes to login', { status: 401, dataStatus: 401 }, 'login'],
    ['§2 error: a data error 401 goes to access denied', { status: 200, dataStatus: 401 }, 'accessDenied'],
    ['§2 error: status 500 goes to server error', { status: 500 }, 'serverError'],
    ['§2 error: status 404 in production goes to not found', { status: 404 }, 'notFound'],
    ['§2 error: status 404 outside production stays', { status: 404, isProduction: false }, 'error'],
    ['§2 error: any other status stays', { status: 503 }, 'error'],
    ['§2 error: when nothing is known it stays', {}, 'error'],
    ['§8 error: a chunk load failure stays, with its update notice', { kind: 'chunkLoad', isTokenNull: true }, 'error'],
  ])('%s', (_name, failure, destination) => {
    expect(resolveErrorDestination({ isProduction: true, ...failure })).toBe(destination)
  })

  it('§2 error: a router error goes to / if authenticated, otherwise to login', () => {
    expect(resolveRouterErrorDestination(true)).toBe('root')
    expect(resolveRouterErrorDestination(false)).toBe('login')
  })
})
