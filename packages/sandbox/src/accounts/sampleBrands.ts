import type { PartnerBrand } from '@portal/domain'

/** Sample brands: one with a logo, one with a logo and a warm color, and one whose color is unreadable on white. */
export const sampleBrands = {
  oakline: { name: 'Oakline Residences', accent: '#2f6b3a', logo: logoOf('Oakline', '#2f6b3a', '#ffffff') },
  harbor: { name: 'Harbor & Pine', accent: '#a13d2d', logo: logoOf('Harbor &amp; Pine', '#a13d2d', '#ffffff') },
  sunnyCourt: { name: 'Sunny Court', accent: '#ffd400', logo: null },
} satisfies Record<string, PartnerBrand>

/** A logo: a name on a plate, readable on light and dark backgrounds. */
function logoOf(name: string, ground: string, ink: string): string {
  const width = 22 + name.replace('&amp;', '&').length * 8
  const text = `<text x="${width / 2}" y="16.5" font-family="Georgia, serif" font-size="14" text-anchor="middle" fill="${ink}">${name}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 24" width="${width}" height="24"><rect width="${width}" height="24" rx="4" fill="${ground}"/>${text}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
