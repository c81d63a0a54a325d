import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { changedParts, plainParts, findPlanPictureProblem, kindOfPicture, planPictureLimits, readPicture } from '@portal/domain'
import type { SitePlanRecord } from '#portal/doors/sitePlanQuestion.ts'
import type { RecordKind } from '#portal/forms/recordKind.ts'
import { drawImage, readImage } from '#portal/app/pictures.ts'

const sitePlanFields = ['Picture', 'Places'] as const
export type SitePlanField = (typeof sitePlanFields)[number]
export type SitePlanValues = Pick<SitePlanRecord, SitePlanField>
export type PlanPicture = Pick<NonNullable<SitePlanRecord['Picture']>, 'Source' | 'Width' | 'Height'>
export interface SitePlanProblems {
  Picture?: 'pictureMissing'
}

const sitePlanParts = plainParts<SitePlanValues, SitePlanField>(sitePlanFields)

/** The kind of record for the editor of a property's site plan. */
export const sitePlanKindOf = (property: number) => ({
  name: `sitePlan:${property}`,
  parts: sitePlanParts,
  valuesOf: ({ Picture, Places }): SitePlanValues => ({ Picture, Places }),
  check: ({ Picture }): SitePlanProblems => (Picture === null ? { Picture: 'pictureMissing' } : {}),
  toPayload: ({ version, base, values }): PayloadOf<typeof endpoints.saveSitePlan> => {
    const changed = changedParts(sitePlanParts, base, values)
    return {
      PropertyID: property,
      Version: version,
      ...(changed.includes('Picture') && values.Picture && { Picture: values.Picture.Source }),
      ...(changed.includes('Places') && { Places: values.Places.map(({ PortID, X, Y }) => ({ PortID, X, Y })) }),
    }
  },
  refusable: sitePlanFields,
}) satisfies RecordKind<SitePlanRecord, SitePlanValues, SitePlanField, SitePlanProblems>

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
