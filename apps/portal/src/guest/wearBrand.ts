import { brandVariables, type PartnerBrand } from '@portal/domain'

/** Applies a brand's colors to the page, in both themes; ignores an invalid color. Returns a function that removes them. */
export function wearBrand(brand: Pick<PartnerBrand, 'accent'>): () => void {
  const { style } = document.documentElement
  const worn = brandVariables(brand)
  worn.forEach(([name, color]) => style.setProperty(name, color))
  return () => worn.forEach(([name]) => style.removeProperty(name))
}
