/** The parts around the card that contain text. */
const parts = ['a[href^="#"]', 'header', '[data-part="offline"]', 'footer']

const tags: Readonly<Record<string, string>> = { en: 'en-US', es: 'es-US' }

/**
 * Reads the frame in all languages, from the document and its templates. Returns a function that switches the frame's language; it ignores
 * unknown languages.
 */
export function frameLanguages(root: HTMLElement): (language: string) => void {
  const of = (place: ParentNode) => parts.map((part) => place.querySelector(part))
  const frames = new Map<string, { title: string; elements: (Element | null)[] }>([['en', { title: document.title, elements: of(root) }]])
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-language]')) {
    frames.set(template.dataset['language'] ?? '', { title: template.title, elements: of(template.content) })
  }
  return (language) => {
    const frame = frames.get(language)
    if (!frame) return
    document.documentElement.lang = tags[language] ?? language
    document.title = frame.title
    const shown = of(root)
    for (const [position, element] of frame.elements.entries()) {
      const before = shown[position]
      if (element && before && before !== element) {
        if (before instanceof HTMLElement && element instanceof HTMLElement) element.hidden = before.hidden
        before.replaceWith(element)
      }
    }
    const choice = root.querySelector('select')
    if (choice) choice.value = language
  }
}
