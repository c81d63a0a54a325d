import { NetworkError } from '@portal/api-client'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Begun } from './Question.ts'
import { useAsk } from './useAsk.ts'

interface Question {
  key: string
  signal: AbortSignal
  answer: (text: string) => void
  fail: () => void
}

async function ask(after?: number) {
  const asked: Question[] = []
  function Card({ about, begun }: { about: string | null; begun?: Begun<string> | undefined }) {
    const { answer, failure, isLoading, reload } = useAsk(
      about,
      (signal) => new Promise<string>((resolve, reject) => asked.push({ key: about ?? '', signal, answer: resolve, fail: () => reject(new NetworkError('card', 'unreachable')) })),
      { begun, ...(after !== undefined && { after }) },
    )
    return (
      <>
        <p>{`${answer ?? 'nothing'}${isLoading ? ', loading' : ''}${failure ? ', failed' : ''}`}</p>
        <button type="button" onClick={reload}>Retry</button>
      </>
    )
  }
  const { rerender } = await render(<Card about="one" />)
  return { asked, ask: (about: string | null, begun?: Begun<string>) => rerender(<Card about={about} begun={begun} />) }
}

const shown = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

it('gives up the question before it, and shows no answer about something else', async () => {
  const card = await ask()
  card.asked[0]?.answer('About one')
  await shown('About one')
  await card.ask('two')
  await shown('nothing, loading')
  expect(card.asked.map(({ key, signal }) => [key, signal.aborted])).toEqual([['one', true], ['two', false]])
  await card.ask(null)
  await shown('nothing')
  expect(card.asked[1]?.signal.aborted).toBe(true)
})

it('waits until what is typed rests, and keeps the former answer meanwhile, marked as loading', async () => {
  const card = await ask(40)
  card.asked[0]?.answer('About one')
  await shown('About one')
  await card.ask('tw')
  await card.ask('two')
  await shown('About one, loading')
  await expect.poll(() => card.asked.map(({ key }) => key)).toEqual(['one', 'two'])
  card.asked[1]?.answer('About two')
  await shown('About two')
})

it('asks the same again after a failure, and keeps what it had', async () => {
  const card = await ask()
  card.asked[0]?.answer('About one')
  await shown('About one')
  await userEvent.click(page.getByRole('button', { name: 'Retry' }))
  card.asked[1]?.fail()
  await shown('About one, failed')
  await userEvent.click(page.getByRole('button', { name: 'Retry' }))
  card.asked[2]?.answer('About one, anew')
  await shown('About one, anew')
})

it('takes what a loader began to ask for the key it has, and what another load began in its place', async () => {
  const card = await ask()
  const loaded = (key: string, value: string) => ({ key, answer: Promise.resolve({ ok: true as const, value }) })
  await card.ask('two', loaded('two', 'Loaded two'))
  await shown('Loaded two')
  await card.ask('two', loaded('two', 'Loaded two, anew'))
  await shown('Loaded two, anew')
  expect(card.asked.map(({ key }) => key)).toEqual(['one'])
})

it('asks by itself what a loader began for another key, and what it began once the card has asked something else', async () => {
  const card = await ask()
  const begun = { key: 'two', answer: Promise.resolve({ ok: true as const, value: 'Loaded two' }) }
  await card.ask('two', begun)
  await shown('Loaded two')
  await card.ask('three', begun)
  card.asked[1]?.answer('About three')
  await shown('About three')
  await card.ask('two', begun)
  await shown('nothing, loading')
  card.asked[2]?.answer('About two, now')
  await shown('About two, now')
  expect(card.asked.map(({ key }) => key)).toEqual(['one', 'three', 'two'])
})

it('asks by itself what a loader gave up, and once more where the loader failed', async () => {
  const card = await ask()
  await card.ask('two', { key: 'two', answer: Promise.reject(new DOMException('Given up.', 'AbortError')) })
  await expect.poll(() => card.asked.map(({ key }) => key)).toEqual(['one', 'two'])
  card.asked[1]?.answer('About two')
  await shown('About two')
  await card.ask('three', { key: 'three', answer: Promise.resolve({ ok: false as const, failure: { kind: 'unreachable' as const } }) })
  await shown('nothing, failed')
  await userEvent.click(page.getByRole('button', { name: 'Retry' }))
  card.asked[2]?.answer('About three')
  await shown('About three')
})
