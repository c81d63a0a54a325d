import { expect, test } from 'vitest'
import { kindOfPicture, readPicture } from './readPicture.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const address = (kind: string, bytes: readonly number[]) => `data:image/${kind};base64,${btoa(String.fromCharCode(...bytes))}`
const two = (value: number) => [value >> 8, value & 255]

/** Makes the start of a JPEG: an application segment, then the segment with the size. */
const jpeg = (width: number, height: number, frame = 0xc0) => [0xff, 0xd8, 0xff, 0xe0, ...two(6), 1, 2, 3, 4, 0xff, frame, ...two(11), 8, ...two(height), ...two(width), 1, 1, 17, 0]

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'], ['\uFEFF<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg viewBox="0 0 4 3">', 'svg'],
  ['<html><svg></svg></html>', null], ['<?xml version="1.0"?><note/>', null], ['%PDF-1.7', null], ['GIF89a', null], ['', null],
])('bytes that begin with %j are of the kind %s', (text, kind) => {
  expect(kindOfPicture(bytesOf(text))).toBe(kind)
})

test('the bytes decide the kind, not the address', () => {
  expect(kindOfPicture(Uint8Array.from(jpeg(4, 3)))).toBe('jpeg')
  expect(readPicture(address('jpeg', jpeg(1600, 900)))).toEqual({ kind: 'jpeg', width: 1600, height: 900 })
  expect(readPicture(address('jpeg', jpeg(20, 10, 0xc2)))).toEqual({ kind: 'jpeg', width: 20, height: 10 })
  expect(readPicture(address('png', jpeg(1600, 900)))).toBeNull()
})

test.each([
  address('jpeg', jpeg(4, 3).slice(0, 12)), address('jpeg', jpeg(4, 3, 0xc4)), address('jpeg', [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0]),
  'data:image/svg+xml;base64,PHN2Zy8+', 'https://tracker.example/plan.png', 'data:image/jpeg;base64,', `${address('jpeg', jpeg(4, 3))}"onload="x`,
])('%j is no picture', (text) => {
  expect(readPicture(text)).toBeNull()
})
