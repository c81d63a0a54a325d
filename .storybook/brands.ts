import type { PartnerBrand } from '../packages/domain/src/index.ts'
import { sampleBrands } from '../packages/sandbox/src/accounts/sampleBrands.ts'
import { wearBrand } from '../apps/portal/src/guest/wearBrand.ts'

interface Look {
  title: string
  brand?: PartnerBrand
  /** Besides the colours. */
  variables?: Readonly<Record<`--portal-brand-${string}`, string>>
}

/** The house's own look, and three partners': round and green, square with a serif, and yellow, which nobody could read as it is. */
export const brands: Readonly<Record<string, Look>> = {
  house: { title: 'House' },
  oakline: { title: 'Oakline', brand: sampleBrands.oakline, variables: { '--portal-brand-radius-control': '12px', '--portal-brand-radius-card': '16px' } },
  harbor: { title: 'Harbor & Pine', brand: sampleBrands.harbor, variables: { '--portal-brand-radius-control': '0px', '--portal-brand-radius-card': '0px', '--portal-brand-font': 'Georgia, serif' } },
  sunnyCourt: { title: 'Sunny Court', brand: sampleBrands.sunnyCourt },
}

/** Puts the document into the look of a partner; answers what puts it back. */
export function wearLook(name: string): () => void {
  const { brand, variables = {} } = brands[name] ?? {}
  const { style } = document.documentElement
  const undress = brand ? wearBrand(brand) : () => undefined
  for (const [variable, value] of Object.entries(variables)) style.setProperty(variable, value)
  return () => {
    undress()
    for (const variable of Object.keys(variables)) style.removeProperty(variable)
  }
}
