import { NetworkError } from '@portal/api-client'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInPortal } from '../testing/renderInPortal.fixture.tsx'
import { askAhead, askNow, forgetAnswers, type Question, useAsk, useQuestion, type Asked } from './asking.tsx'

interface Request {
  key: string
  signal: AbortSignal
  answer: (text: string) => void
  fail: () => void
}

/** Renders a card that sends a request, and records the requests that reached the service. */
async function ask(after?: number) {
  const asked: Request[] = []
  const send = (key: string, signal: AbortSignal) => new Promise<string>((resolve, reject) => asked.push({ key, signal, answer: resolve, fail: () => reject(new NetworkError('card', 'unreachable')) }))
  const question = (key: string): Question<string> => ({ key, ask: (_api, signal) => send(key, signal) })
  function Card({ about }: { about: string | null }) {
    return <Said asked={useAsk(about, (api, signal) => send(about ?? '', signal), { ...(after !== undefined && { after }) })} />
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

it('a new question cancels the previous request, and its answer never shows', async () => {
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

it('a reopened card sends its request again and does not show the old answer', async () => {
  const card = await ask()
  card.asked[0]?.answer('About one')
  await shown('About one')
  await card.ask(null)
  await card.ask('one')
  await shown('nothing, loading')
  card.asked[1]?.answer('About one, now')
  await shown('About one, now')
})

it('the request waits for a pause in typing, and the old answer stays with a loading mark', async () => {
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

it('Retry repeats the request, and the failure and the old answer stay until the new one arrives', async () => {
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

it('a card uses the loader’s request, finished or not, and the loader’s later requests', async () => {
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

it('a card sends its own request without a loader, and shows a loader’s failure until Retry', async () => {
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

it('an answer requested before a save does not replace the one requested after it', async () => {
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

it('a card does not show the previous page’s answer', async () => {
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

it('a request whose answer is dropped while it is pending is sent again, so that its page gets an answer', async () => {
  const card = await ask()
  const told = card.askNow('page')
  await expect.poll(() => card.asked.map(({ key }) => key)).toContain('page')
  card.load()
  await expect.poll(() => card.asked.filter(({ key }) => key === 'page').map(({ signal }) => signal.aborted)).toEqual([true, false])
  card.asked.at(-1)?.answer('About the page')
  expect(await told).toBe('About the page')
})
