import { expect, it } from 'vitest'
import { fewAtATime } from './fewAtATime.ts'

const numbers = Array.from({ length: 200 }, (_, index) => index)
const busyFor = (milliseconds: number) => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

it('results have the order of the items, whichever item finishes first', async () => {
  const results = await fewAtATime(numbers, async (number) => {
    await new Promise((resolve) => setTimeout(resolve, number % 3))
    return number * 2
  })
  expect(results).toEqual(numbers.map((number) => number * 2))
  expect(await fewAtATime([], () => Promise.resolve(1))).toEqual([])
})

it('other work of the thread can run, even if the items never wait', async () => {
  let turns = 0
  const others = setInterval(() => (turns += 1), 1)
  await fewAtATime(numbers.slice(0, 60), () => Promise.resolve(busyFor(1)))
  clearInterval(others)
  expect(turns).toBeGreaterThan(0)
})

it('the first failed item rejects, and no other item starts', async () => {
  const begun: number[] = []
  const running = fewAtATime(numbers, async (number) => {
    begun.push(number)
    await Promise.resolve()
    if (number === 3) throw new Error('third')
    return number
  })
  await expect(running).rejects.toThrow('third')
  const atFailure = begun.length
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(begun.length).toBe(atFailure)
  expect(atFailure).toBeLessThan(60)
})
