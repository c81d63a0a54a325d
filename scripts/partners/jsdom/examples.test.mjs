import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'

globalThis.IS_REACT_ACT_ENVIRONMENT = true

const examples = Object.entries(import.meta.glob('./examples/*.tsx', { eager: true })).map(([file, { Example }]) => [file.replace(/^.*\/|\.example\.tsx$/g, ''), Example])

afterEach(() => vi.restoreAllMocks())

test.each(examples)('the example %s is rendered, and its controls are pressed', async (_name, Example) => {
  // Only errors of the page are collected. Messages of jsdom about unsupported features have their own console.
  const complain = vi.spyOn(console, 'error')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(createElement(Example)))
  for (const button of [...place.querySelectorAll('button')]) await act(async () => button.click())
  await act(async () => root.unmount())
  place.remove()
  expect(complain.mock.calls.map(([said]) => String(said)).filter((said) => !said.includes('Not implemented'))).toEqual([])
})
