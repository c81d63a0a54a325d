import type { PartnerBrand } from '@portal/domain'
import { logoOf, wearBrand } from './wearBrand.ts'

/** The guest's page as that of a brand: its colours, and its logo or name in the header, in scan mode and in the title, in place of `before`. */
export function showBrand(root: HTMLElement, brand: PartnerBrand, before: string): void {
  wearBrand(brand)
  document.title = document.title.replace(before, brand.name)
  for (const mark of root.querySelectorAll<HTMLElement>('header > :first-child, [slot="brand"] > *')) markBrand(mark, brand)
}

/** A brand's logo, or its name beside the mark that stands there. */
export function markBrand(mark: HTMLElement, brand: Pick<PartnerBrand, 'name' | 'logo'>): void {
  const logo = logoOf(brand)
  if (logo === null) {
    mark.lastElementChild?.replaceChildren(brand.name)
    return
  }
  const image = new Image()
  image.src = logo
  image.alt = brand.name
  mark.replaceChildren(image)
}
