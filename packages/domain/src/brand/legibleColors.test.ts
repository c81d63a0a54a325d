import { expect, test } from 'vitest'
import { legibleColors, mendedColor } from './legibleColors.ts'

test('a color with enough contrast stays unchanged', () => {
  expect(legibleColors('#7a2e8e', 'light')).toMatchObject({ accent: '#7a2e8e', onAccent: '#ffffff', accentText: '#7a2e8e', focus: '#7a2e8e' })
})

test('a faint color is darkened on white, and lightened in the dark theme', () => {
  const [light, dark] = [legibleColors('#ffe14d', 'light'), legibleColors('#1b1f4b', 'dark')]
  expect(light).toMatchObject({ accent: expect.not.stringMatching('#ffe14d') as string, accentTint: expect.stringMatching(/^#fff/) as string })
  expect(dark?.accent).not.toBe('#1b1f4b')
  expect(legibleColors('#ffe14d', 'dark')).toMatchObject({ accent: '#ffe14d', onAccent: '#000000' })
})

test.each(['', 'red', '#fff', '#ffffffff', 'url(x)', '#12345g'])('%j is no color of a brand', (text) => {
  expect(legibleColors(text, 'light')).toBeNull()
})

test('a color with too little contrast is reported with the color that replaces it', () => {
  expect(mendedColor('#2F6B3A', 'light')).toEqual({ contrast: 6.1, shown: '#2f6b3a', isMended: false })
  expect(mendedColor('#ffd400', 'light')).toMatchObject({ contrast: 1.3, isMended: true, shown: legibleColors('#ffd400', 'light')?.accent })
  expect(mendedColor('#ffd400', 'dark')).toMatchObject({ isMended: false })
  expect(mendedColor('yellow', 'light')).toBeNull()
})
