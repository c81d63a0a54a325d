/** Applies a document's fonts once the main font is loaded. A style sheet loads its fonts only when a layout needs them, which would cost one extra layout. */
export async function showLateFonts(link: HTMLLinkElement): Promise<void> {
  const { family = '', file = '', weight = '', range = '' } = link.dataset
  await new FontFace(family, `url(${file})`, { weight, unicodeRange: range, display: 'swap' }).load().then(
    (face) => document.fonts.add(face),
    // If the font fails to load here, the style sheet loads it.
    () => {},
  )
  link.removeAttribute('media')
}
