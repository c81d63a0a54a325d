import { findPlanPictureProblem } from '@portal/domain'
import { expect, test } from 'vitest'
import { drawPlan } from './sitePlanForm.ts'

const svg = (inside: string, size = 'width="640" height="480"') => new Blob([`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`])

/** A picture of random noise, which no PNG can make small. */
async function noise(width: number, height: number, type: string): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pixels = new ImageData(width, height)
  let seed = 1
  pixels.data.forEach((_value, index) => (pixels.data[index] = index % 4 === 3 ? 255 : (seed = (seed * 16_807) % 2_147_483_647) % 256))
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? new Blob()), type))
}

test('an SVG becomes a sharp PNG that the service accepts, without its scripts and on white', async () => {
  const drawn = await drawPlan(svg('<script>top.stolen = 1</script><rect width="10" height="10"/>'))
  if (!('picture' in drawn)) throw new Error(drawn.problem)
  expect(drawn.picture).toMatchObject({ Width: 2400, Height: 1800 })
  expect(drawn.picture.Source).toMatch(/^data:image\/png/)
  expect(findPlanPictureProblem(drawn.picture.Source)).toBeNull()
  expect(top).not.toHaveProperty('stolen')
})

test('a detailed photo becomes a smaller JPEG, and a small picture keeps its size', async () => {
  const photo = await drawPlan(await noise(1300, 1000, 'image/jpeg'))
  if (!('picture' in photo)) throw new Error(photo.problem)
  expect(photo.picture.Source).toMatch(/^data:image\/jpeg/)
  expect(findPlanPictureProblem(photo.picture.Source)).toBeNull()
  expect(await drawPlan(await noise(30, 20, 'image/png'))).toMatchObject({ picture: { Width: 30, Height: 20 } })
})

test.each([
  ['kind', new Blob(['%PDF-1.7'], { type: 'image/png' })], ['kind', new Blob([])], ['fileSize', new Blob([new Uint8Array(5 * 1024 * 1024 + 1)])],
  ['unreadable', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])])],
])('a file that can’t be a plan is refused: %s', async (problem, file) => {
  expect(await drawPlan(file)).toEqual({ problem })
})
