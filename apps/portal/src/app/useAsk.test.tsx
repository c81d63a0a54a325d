import { NetworkError } from '@portal/api-client'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInPortal } from '../testing/renderInPortal.fixture.tsx'
import { askAhead, askNow, forgetAnswers, type Question } from './Question.ts'
import { useAsk, useQuestion, type Asked } from './useAsk.ts'

interface Request {
  key: string
  signal: AbortSignal
  answer: (text: string) => void
  fail: () => void
}

/** A card that sends a request, and the requests that reached the service. */
async function ask(after?: number) {
  const asked: Request[] = []
  const send = (key: string, signal: AbortSignal) => new Promise<string>((resolve, reject) => asked.push({ key, signal, answer: resolve, fail: () => reject(new NetworkError('card', 'unreachable')) }))
  const question = (key: string): Question<string> => ({ key, ask: (_api, signal) => send(key, signal) })
  function Card({ about }: { about: string | null }) {
    return <Said asked={useAsk(about, (signal) => send(about ?? '', signal), { ...(after !== undefined && { after }) })} />
  }
  function LoadedCard({ about }: { about: string }) {
    return <Said asked={useQuestion(question(about))} />
  }
  const { portal, show } = await renderInPortal(<Card about="one" />)
  return {
    asked,
    ask: (about: string | null) => show(<Card about={about} />),
    askAhead: (about: string) => askAhead(portal, question(about)),
    askNow: (about: string) => askNow(portal, question(about)),
    load: () => forgetAnswers(portal),
    showLoaded: (about: string) => show(<LoadedCard about={about} />),
  }
}

function Said({ asked: { answer, failure, isLoading, reload } }: { asked: Asked<string> }) {
  return (
    <>
      <p>{`${answer ?? 'nothing'}${isLoading ? ', loading' : ''}${failure ? ', failed' : ''}`}</p>
      <button type="button" onClick={reload}>Retry</button>
    </>
  )
}

const shown = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

it('gives up the question before it, and shows no answer about something else', async () => {
  const card = await ask()
  await card.ask('two')
  await shown('nothing, loading')
  await expect.poll(() => card.asked.map(({ key, signal }) => [key, signal.aborted])).toEqual([['one', true], ['two', false]])
  card.asked[1]?.answer('About two')
  await shown('About two')
  await card.ask('three')
  await shown('nothing, loading')
  await card.ask(null)
  await shown('nothing')
  expect(card.asked[2]?.signal.aborted).toBe(true)
})

it('asks again what is opened again, and never shows what it was told before', async () => {
  const card = await ask()
  card.asked[0]?.answer('About one')
  await shown('About one')
  await card.ask(null)
  await card.ask('one')
  await shown('nothing, loading')
  card.asked[1]?.answer('About one, now')
  await shown('About one, now')
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

it('asks the same again after a failure, keeps what it had, and says the failure until there is an answer', async () => {
  const card = await ask()
  card.asked[0]?.fail()
  await shown('nothing, failed')
  const retry = page.getByRole('button', { name: 'Retry' })
  await userEvent.click(retry)
  await shown('nothing, loading, failed')
  card.asked[1]?.answer('About one')
  await shown('About one')
  await userEvent.click(retry)
  card.asked[2]?.fail()
  await shown('About one, failed')
  await userEvent.click(retry)
  card.asked[3]?.answer('About one, again')
  await shown('About one, again')
})

it('takes what a loader asked ahead, answered or not, and what it asks again', async () => {
  const card = await ask()
  card.askAhead('two')
  await expect.poll(() => card.asked.map(({ key }) => key)).toEqual(['one', 'two'])
  await card.showLoaded('two')
  await shown('nothing, loading')
  card.asked[1]?.answer('Loaded two')
  await shown('Loaded two')
  card.askAhead('two')
  await expect.poll(() => card.asked).toHaveLength(3)
  card.asked[2]?.answer('Loaded two, again')
  await shown('Loaded two, again')
  expect(card.asked.map(({ key }) => key)).toEqual(['one', 'two', 'two'])
})

it('asks on its own where no loader did, and shows a failure of the loader until the person asks again', async () => {
  const card = await ask()
  await card.showLoaded('two')
  await expect.poll(() => card.asked.map(({ key }) => key)).toEqual(['one', 'two'])
  card.asked[1]?.answer('About two')
  await shown('About two')
  card.askAhead('three')
  await expect.poll(() => card.asked).toHaveLength(3)
  card.asked[2]?.fail()
  await card.showLoaded('three')
  await shown('nothing, failed')
  await userEvent.click(page.getByRole('button', { name: 'Retry' }))
  card.asked[3]?.answer('About three')
  await shown('About three')
})

it('does not take for new what was on its way before something was saved', async () => {
  const card = await ask()
  await card.showLoaded('two')
  await expect.poll(() => card.asked).toHaveLength(2)
  const loaded = card.askNow('two')
  await expect.poll(() => card.asked).toHaveLength(3)
  card.asked[1]?.answer('Before')
  card.asked[2]?.answer('After')
  expect(await loaded).toBe('After')
  await shown('After')
})

it('shows no answer of the page before', async () => {
  const card = await ask()
  await card.showLoaded('two')
  await expect.poll(() => card.asked).toHaveLength(2)
  card.asked[1]?.answer('Before')
  await shown('Before')
  await card.ask(null)
  card.load()
  await card.showLoaded('two')
  await shown('nothing, loading')
  card.asked[2]?.answer('After')
  await shown('After')
})
