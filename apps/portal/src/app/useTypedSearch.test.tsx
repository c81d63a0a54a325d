import { SearchField } from '@portal/ui'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useTypedSearch } from './useTypedSearch.ts'

/** Renders a list whose address changes when the test says so, like a navigation that waits for its call. */
function List({ asked }: { asked: string[] }) {
  const [search, setSearch] = useState('')
  const { typed, type } = useTypedSearch(search, (text) => asked.push(text))
  return (
    <>
      <SearchField label="Search" value={typed} onValueChange={({ value }) => type(value)} />
      <button onClick={() => setSearch(asked[0] ?? '')}>First answer</button>
      <button onClick={() => setSearch(asked.at(-1) ?? '')}>Last answer</button>
      <button onClick={() => setSearch('')}>Clear filters</button>
    </>
  )
}

const field = () => page.getByRole('searchbox')
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('every key searches at once, and a space at the end does not', async () => {
  const asked: string[] = []
  await render(<List asked={asked} />)
  await field().click()
  await userEvent.keyboard('an')
  expect(asked).toEqual(['a', 'an'])
  await userEvent.keyboard(' ')
  expect(asked).toEqual(['a', 'an'])
})

test('a late answer keeps text that was typed after its request', async () => {
  const asked: string[] = []
  await render(<List asked={asked} />)
  await field().click()
  await userEvent.keyboard('ann')
  await press('First answer')
  await expect.element(field()).toHaveValue('ann')
  await press('Last answer')
  await expect.element(field()).toHaveValue('ann')
})

test('a search that changes outside the field changes the field’s text', async () => {
  const asked: string[] = []
  await render(<List asked={asked} />)
  await field().fill('ann')
  await press('Last answer')
  await press('Clear filters')
  await expect.element(field()).toHaveValue('')
})
