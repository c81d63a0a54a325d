import type { PartnerBrand } from '../packages/domain/src/index.ts'
import { sampleBrands } from '../packages/sandbox/src/accounts/sampleBrands.ts'

interface Look {
  title: string
  brand?: PartnerBrand
  /** Properties of a brand besides its colors. */
  variables?: Readonly<Record<`--portal-brand-${string}`, string>>
}

/** The house's own look, and three partners': round and green, square with a serif, and a yellow that is unreadable without correction. */
export const brands: Readonly<Record<string, Look>> = {
  house: { title: 'House' },
  oakline: { title: 'Oakline', brand: sampleBrands.oakline, variables: { '--portal-brand-radius-control': '12px', '--portal-brand-radius-card': '16px' } },
  harbor: { title: 'Harbor & Pine', brand: sampleBrands.harbor, variables: { '--portal-brand-radius-control': '0px', '--portal-brand-radius-card': '0px', '--portal-brand-font': 'Georgia, serif' } },
  sunnyCourt: { title: 'Sunny Court', brand: sampleBrands.sunnyCourt },
}

export type WearLook = () => () => void

/** Loaded before a story is drawn; not needed for the house's own look. The result applies a partner's look to the document and returns its undo. */
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
