import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPortal } from '../testing/renderInPortal.fixture.tsx'
import { useUnique, type UniqueAnswer } from './UniqueField.tsx'

const free: UniqueAnswer = { IsUnique: true, message: '', TakenBy: '', NextFree: null }
const taken: UniqueAnswer = { IsUnique: false, message: 'Another user has it.', TakenBy: 'Marcus Tran', NextFree: '0418' }

function Probe({ value, ask }: { value: string; ask: (value: string) => Promise<UniqueAnswer> }) {
  const known = useUnique(value, '0001', (_api, typed) => ask(typed))
  return <p>{known.kind === 'taken' ? `${known.message} ${known.who} ${known.nextFree}` : known.kind}</p>
}

test('§5 uniqueness: a late answer about an older value does not show', async () => {
  const answers = new Map<string, (answer: UniqueAnswer) => void>()
  const ask = (value: string) => new Promise<UniqueAnswer>((resolve) => answers.set(value, resolve))
  const { show } = await renderInPortal(<Probe value="0417" ask={ask} />)
  await expect.poll(() => answers.has('0417')).toBe(true)
  await show(<Probe value="0418" ask={ask} />)
  await expect.poll(() => answers.has('0418')).toBe(true)
  answers.get('0418')?.(free)
  await expect.element(page.getByText('free')).toBeVisible()
  answers.get('0417')?.(taken)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await expect.element(page.getByText('free')).toBeVisible()
})

test('§5 uniqueness: a taken value shows its user and the next free value; the record’s own value sends no request', async () => {
  const asked: string[] = []
  const answers = Promise.withResolvers<UniqueAnswer>()
  const ask = (value: string) => {
    asked.push(value)
    return answers.promise
  }
  const { show } = await renderInPortal(<Probe value="0417" ask={ask} />)
  await expect.element(page.getByText('checking')).toBeVisible()
  answers.resolve(taken)
  await expect.element(page.getByText('Another user has it. Marcus Tran 0418')).toBeVisible()
  await show(<Probe value=" 0001 " ask={ask} />)
  await expect.element(page.getByText('idle')).toBeVisible()
  expect(asked).toEqual(['0417'])
})

test('a failed check does not block saving', async () => {
  await renderInPortal(<Probe value="0417" ask={() => Promise.reject(new Error('offline'))} />)
  await expect.element(page.getByText('unknown')).toBeVisible()
})
