import { findPlanPictureProblem, kindOfPicture, planPictureLimits, readPicture } from '@portal/domain'
import { drawImage, readImage } from '#portal/app/pictures.ts'
import type { PlanPicture } from './sitePlanForm.ts'

/** The kinds of files that can be chosen. */
export const planFileTypes = ['image/png', 'image/jpeg', 'image/svg+xml'] as const

export type PlanFileProblem = 'kind' | 'fileSize' | 'unreadable'

const mediaTypes = { png: 'image/png', jpeg: 'image/jpeg', svg: 'image/svg+xml' } as const

/** Sizes and types to try, in this order; the first result within the limits is used. A line drawing is smaller and sharper as a PNG, a photo as a JPEG. */
const tries = [2400, 1600, 1000].flatMap((side) => ([{ side, type: 'image/png' }, { side, type: 'image/jpeg' }] as const))

/** Draws a file as a PNG or JPEG in the browser. `problem` says why it can't be a site plan's picture. The file's bytes decide its kind, not its name. */
export async function drawPlan(file: Blob): Promise<{ picture: PlanPicture } | { problem: PlanFileProblem }> {
  if (file.size > planPictureLimits.fileSize) return { problem: 'fileSize' }
  const kind = kindOfPicture(new Uint8Array(await file.slice(0, 1024).arrayBuffer()))
  if (kind === null) return { problem: 'kind' }
  try {
    const image = await readImage(new Blob([file], { type: mediaTypes[kind] }))
    const { naturalWidth: width, naturalHeight: height } = image
    for (const { side, type } of tries) {
      // Only an SVG may be enlarged.
      const scale = Math.min(side / Math.max(width, height), kind === 'svg' ? Infinity : 1)
      const Source = drawImage(image, width * scale, height * scale, 'white').toDataURL(type, 0.85)
      const size = findPlanPictureProblem(Source) === null ? readPicture(Source) : null
      if (size) return { picture: { Source, Width: size.width, Height: size.height } }
    }
  } catch {
    // The browser can't read the file, so it is refused.
  }
  return { problem: 'unreadable' }
}
