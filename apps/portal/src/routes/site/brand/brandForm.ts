import { changedParts, plainParts } from '@portal/domain'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { RecordKind } from '#portal/forms/recordKind.ts'
import { hexOf } from '@portal/ui'

export type AccountBrand = ResponseOf<typeof endpoints.getAccountBrand>['Brand']

const brandFields = ['Name', 'Accent', 'Logo'] as const
export type BrandField = (typeof brandFields)[number]
export type BrandValues = Pick<AccountBrand, BrandField>
export interface BrandProblems {
  Name?: 'nameMissing'
  Accent?: 'colorMissing' | 'colorWrong'
}

const brandParts = plainParts<BrandValues, BrandField>(brandFields)

/** The kind of record for the editor of a brand. One draft is enough, because a tab belongs to one user and account at a time. */
export const brandKind = {
  name: 'brand',
  parts: brandParts,
  valuesOf: ({ Name, Accent, Logo }): BrandValues => ({ Name, Accent, Logo }),
  check: ({ Name, Accent }): BrandProblems => ({
    ...(Name.trim() === '' && { Name: 'nameMissing' as const }),
    ...(Accent.trim() === '' ? { Accent: 'colorMissing' as const } : hexOf(Accent) === null && { Accent: 'colorWrong' as const }),
  }),
  toPayload: ({ version, base, values }): PayloadOf<typeof endpoints.saveAccountBrand> => {
    const changed = changedParts(brandParts, base, values)
    return {
      Version: version,
      ...(changed.includes('Name') && { Name: values.Name.trim() }),
      ...(changed.includes('Accent') && { Accent: hexOf(values.Accent) ?? values.Accent }),
      // An unchanged logo isn't sent, because newer rules may refuse an old logo.
      ...(changed.includes('Logo') && { Logo: values.Logo }),
    }
  },
  refusable: brandFields,
} satisfies RecordKind<AccountBrand, BrandValues, BrandField, BrandProblems>
