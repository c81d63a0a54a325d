import { brandVariables, type PartnerBrand } from '@portal/domain'

/** Puts the page into the colors of a brand, in both themes; nothing for a color that cannot be read. Answers the function that takes them off. */
export function wearBrand(brand: Pick<PartnerBrand, 'accent'>): () => void {
  const { style } = document.documentElement
  const worn = brandVariables(brand)
  worn.forEach(([name, color]) => style.setProperty(name, color))
  return () => worn.forEach(([name]) => style.removeProperty(name))
}
