import { useStore } from '@nanostores/react'
import type { EditWords } from '../../../forms/EditWords.ts'
import type { BrandField, BrandValues } from './brandForm.ts'
import { brandMessages } from './messages.ts'

/** A brand's parts and values in words. */
export function useBrandWords(): EditWords<BrandValues, BrandField> {
  const t = useStore(brandMessages)
  const names: Record<BrandField, string> = { Name: t.name, Accent: t.color, Logo: t.logo }
  return {
    nameOf: (field) => names[field],
    textOf: (field, { Name, Accent, Logo }) => ({ Name, Accent, Logo: Logo === null ? '' : t.logoOne })[field],
  }
}
