import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { changedParts, plainParts } from '@portal/domain'
import type { SitePlanRecord } from '#portal/doors/sitePlanQuestion.ts'
import type { RecordKind } from '#portal/forms/recordKind.ts'

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
