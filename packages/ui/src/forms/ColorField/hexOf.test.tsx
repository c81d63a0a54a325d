import { expect, test } from 'vitest'
import { hexOf } from './hexOf.ts'

test.each([
  ['#2F6B3A', '#2f6b3a'], ['#abc', '#aabbcc'], ['rebeccapurple', '#663399'], ['rgb(47 107 58)', '#2f6b3a'], ['hsl(0 100% 50%)', '#ff0000'],
  ['oklch(1 0 0)', '#ffffff'], ['color-mix(in srgb, red, blue)', '#800080'], ['hsl(from red h s l)', '#ff0000'], [' tomato ', '#ff6347'],
])('%s is %s', (text, color) => {
  expect(hexOf(text)).toBe(color)
})

test.each(['', 'green grass', 'transparent', 'rgb(0 0 0 / 50%)', 'var(--accent)', 'currentColor', 'inherit', '#12345'])('%j is no color that can be shown', (text) => {
  expect(hexOf(text)).toBeNull()
})
