import { expect, test } from 'vitest'
import { brandLogoLimits, findBrandLogoProblem } from './brandLogo.ts'

/** Makes the start of a PNG with its size, without image data. */
function png(width: number, height: number, rest = 12): string {
  const four = (value: number) => [24, 16, 8, 0].map((shift) => (value >> shift) & 255)
  const bytes = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...four(13), ...[...'IHDR'].map((letter) => letter.charCodeAt(0)), ...four(width), ...four(height), ...Array.from({ length: rest }, () => 0)]
  return `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}`
}

test.each([[1, 1], [120, 72], [480, 24]])('a PNG of %d × %d is a logo', (width, height) => {
  expect(findBrandLogoProblem(png(width, height))).toBeNull()
})

test.each([[481, 24], [120, 73], [0, 24], [2 ** 31, 24]])('a PNG of %d × %d is too large or empty', (width, height) => {
  expect(findBrandLogoProblem(png(width, height))).toBe('size')
})

test.each([
  '', 'https://tracker.example/logo.png', '/logo.png', 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', 'data:image/png,x',
  'data:image/png;base64,', 'data:image/png;base64,R0lGODlhAQABAAAAACw=', `${png(1, 1)}"onload="x`, 'data:image/png;base64,iVBORw0KGgo=',
])('%j is no PNG', (address) => {
  expect(findBrandLogoProblem(address)).toBe('kind')
})

test('the data URL of a large file is too long', () => {
  expect(findBrandLogoProblem(png(120, 72, brandLogoLimits.length))).toBe('length')
})

test('the file that a user chooses may have 5 MB', () => {
  expect(brandLogoLimits.fileSize).toBe(5_242_880)
})
