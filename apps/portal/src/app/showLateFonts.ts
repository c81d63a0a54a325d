/**
 * Puts a document's fonts to use once the one that most texts are written in is there. A style sheet's own fonts begin to load with the first layout that
 * asks for them: the page would be laid out once for nothing.
 */
export async function showLateFonts(link: HTMLLinkElement): Promise<void> {
  const { family = '', file = '', weight = '', range = '' } = link.dataset
  await new FontFace(family, `url(${file})`, { weight, unicodeRange: range, display: 'swap' }).load().then(
    (face) => document.fonts.add(face),
    // Without it the sheet's own is tried.
    () => {},
  )
  link.removeAttribute('media')
}
