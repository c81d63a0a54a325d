import type { PartnerBrand } from '../packages/domain/src/index.ts'
import { sampleBrands } from '../packages/sandbox/src/accounts/sampleBrands.ts'

interface Look {
  title: string
  brand?: PartnerBrand
  /** CSS variables of a brand besides its colors. */
  variables?: Readonly<Record<`--portal-brand-${string}`, string>>
}

/** The portal's own look, and those of three partners: round and green, square with a serif font, and a yellow whose contrast must be corrected. */
export const brands: Readonly<Record<string, Look>> = {
  house: { title: 'House' },
  oakline: { title: 'Oakline', brand: sampleBrands.oakline, variables: { '--portal-brand-radius-control': '12px', '--portal-brand-radius-card': '16px' } },
  harbor: { title: 'Harbor & Pine', brand: sampleBrands.harbor, variables: { '--portal-brand-radius-control': '0px', '--portal-brand-radius-card': '0px', '--portal-brand-font': 'Georgia, serif' } },
  sunnyCourt: { title: 'Sunny Court', brand: sampleBrands.sunnyCourt },
}

export type WearLook = () => () => void

/** Loads a brand's look before a story is rendered. The result applies the look to the document, and returns a function that removes it. The portal's own look needs nothing. */
export async function loadLook(name: string): Promise<WearLook | undefined> {
  const { brand, variables = {} } = brands[name] ?? {}
  if (!brand) return undefined
  const { wearBrand } = await import('../apps/portal/src/guest/wearBrand.ts')
  return () => {
    const { style } = document.documentElement
    const undress = wearBrand(brand)
    for (const [variable, value] of Object.entries(variables)) style.setProperty(variable, value)
    return () => {
      undress()
      for (const variable of Object.keys(variables)) style.removeProperty(variable)
    }
  }
}
