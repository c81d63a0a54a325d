import type { ApiClient } from '@portal/api-client'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import type { Portal } from '../app/Portal.ts'
import { type Question, useQuestion } from '../app/asking.tsx'
import { renderInPortal } from '../testing/renderInPortal.fixture.tsx'
import { followLive, isLive } from './followLive.ts'

type Follow = Parameters<ApiClient['followChanges']>[0]

afterEach(() => vi.restoreAllMocks())

/** Opens two cards that send requests, and records the streams that their portal opens. */
async function openCards() {
  const asked: string[] = []
  const question = (key: string, changesWith: Question<string>['changesWith']): Question<string> => ({ key, changesWith, ask: () => Promise.resolve(String(asked.push(key))) })
  const [calls, doors] = [question('calls', ['calls']), question('doors', ['doors', 'events'])]
  function Cards() {
    useQuestion(calls)
    useQuestion(doors)
    return null
  }
  const { portal } = await renderInPortal(<Cards />)
  await expect.poll(() => asked.toSorted()).toEqual(['calls', 'doors'])
  asked.length = 0
  return { portal, asked, streams: streamsOf(portal) }
}

interface OpenStream extends Follow {
  end: (how: 'none' | 'broken') => void
}

function streamsOf(portal: Portal): OpenStream[] {
  const streams: OpenStream[] = []
  const followChanges = (follow: Follow) => new Promise((resolve, reject) => {
    streams.push({ ...follow, end: resolve })
    follow.signal.addEventListener('abort', () => reject(follow.signal.reason as Error))
  })
  Object.assign(portal.api, { followChanges })
  return streams
}

function follow(portal: Portal): void {
  onTestFinished(followLive(portal))
}

it('a change repeats only the requests that it affects, and the stream’s first message only those about calls', async () => {
  const { portal, asked, streams } = await openCards()
  follow(portal)
  await expect.poll(() => streams.length).toBe(1)
  expect(isLive(portal)).toBe(false)
  streams[0]?.onChange(['calls', 'doors'])
  expect(isLive(portal)).toBe(true)
  await expect.poll(() => asked).toEqual(['calls'])
  streams[0]?.onChange(['events'])
  await expect.poll(() => asked).toEqual(['calls', 'doors'])
  streams[0]?.onChange(['calls'])
  await expect.poll(() => asked).toEqual(['calls', 'doors', 'calls'])
})

it('all requests repeat after a lost connection', async () => {
  const { portal, asked, streams } = await openCards()
  follow(portal)
  await expect.poll(() => streams.length).toBe(1)
  streams[0]?.onChange(['doors'])
  streams[0]?.end('broken')
  await expect.poll(() => isLive(portal)).toBe(false)
  await expect.poll(() => streams.length, { timeout: 5000 }).toBe(2)
  streams[1]?.onChange(['calls', 'doors'])
  await expect.poll(() => asked.toSorted()).toEqual(['calls', 'doors'])
})

it('the portal does not connect again where the service has no stream', async () => {
  const { portal, streams } = await openCards()
  follow(portal)
  await expect.poll(() => streams.length).toBe(1)
  streams[0]?.end('none')
  globalThis.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(streams).toHaveLength(1)
})

it('a second tab gets changes from the first tab, and opens the stream when the first closes', async () => {
  const first = await openCards()
  const stop = followLive(first.portal)
  await expect.poll(() => first.streams.length).toBe(1)
  first.streams[0]?.onChange(['doors'])
  const second = await openCards()
  follow(second.portal)
  first.streams[0]?.onChange(['calls'])
  await expect.poll(() => second.asked).toEqual(['calls'])
  expect(second.streams).toHaveLength(0)
  stop()
  await expect.poll(() => second.streams.length).toBe(1)
})

it('a hidden page repeats only the request for calls', async () => {
  const { portal, asked, streams } = await openCards()
  follow(portal)
  await expect.poll(() => streams.length).toBe(1)
  streams[0]?.onChange([])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  streams[0]?.onChange(['doors', 'calls'])
  await expect.poll(() => asked).toEqual(['calls'])
})

it('a change during a card’s first request repeats the request, because its answer may be older than the change', async () => {
  const answers: ((answer: string) => void)[] = []
  const pending: Question<string> = { key: 'pending', changesWith: ['calls'], ask: () => new Promise((resolve) => answers.push(resolve)) }
  function Card() {
    return useQuestion(pending).answer ?? 'none'
  }
  const { portal } = await renderInPortal(<Card />)
  const streams = streamsOf(portal)
  follow(portal)
  await expect.poll(() => streams.length).toBe(1)
  streams[0]?.onChange(['calls'])
  answers[0]?.('nobody rings')
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.('Ana rings')
  await expect.poll(() => document.body.textContent).toContain('Ana rings')
})
