import type { PartnerBrand } from '@portal/domain'
import { logoOf, wearBrand } from './wearBrand.ts'

/** The guest's page as that of a brand: its colours, and its logo or name in the header, in scan mode and in the title, in place of `before`. */
export function showBrand(root: HTMLElement, brand: PartnerBrand, before: string): void {
  wearBrand(brand)
  document.title = document.title.replace(before, brand.name)
  for (const mark of root.querySelectorAll<HTMLElement>('header > :first-child, [slot="brand"] > *')) markBrand(mark, brand)
}

function markBrand(mark: HTMLElement, brand: PartnerBrand): void {
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
