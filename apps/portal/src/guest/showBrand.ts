import { shownLogo, type PartnerBrand } from '@portal/domain'
import { wearBrand } from './wearBrand.ts'

/**
 * Applies a brand to the guest's page instead of `before`: its colors, and its logo or name in the header, in scan mode and in the title.
 * Returns a function that removes it; `name` is the page's name afterwards.
 */
export function showBrand(root: HTMLElement, brand: PartnerBrand, before: string): (name: string) => void {
  const undress = wearBrand(brand)
  document.title = document.title.replace(before, () => brand.name)
  const marks = Array.from(root.querySelectorAll<HTMLElement>('header > :first-child, [slot="brand"] > *'), (mark) => ({ mark, own: Array.from(mark.cloneNode(true).childNodes) }))
  for (const { mark } of marks) markBrand(mark, brand)
  return (name) => {
    undress()
    document.title = document.title.replace(brand.name, () => name)
    for (const { mark, own } of marks) mark.replaceChildren(...own)
  }
}

/** Shows a brand's logo, or its name beside the existing mark. */
export function markBrand(mark: HTMLElement, brand: Pick<PartnerBrand, 'name' | 'logo'>): void {
  const logo = shownLogo(brand)
  if (logo === null) {
    mark.lastElementChild?.replaceChildren(brand.name)
    return
  }
  const image = new Image()
  image.src = logo
  image.alt = brand.name
  mark.replaceChildren(image)
}
