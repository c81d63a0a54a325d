import { describeCard } from '../packages/embed/build/describeCard.ts'
import { describeFrame } from '../packages/embed/build/describeFrame.ts'

/** Replaces the tables in the guide for partners by new ones from the elements' sources. */
export function partnerDocument(guide: string, embed: string): string {
  const [card, frame] = [describeCard(embed), describeFrame(embed)]
  const ofFrame = new Set(frame.events.map(({ name }) => name))
  const events = card.events.map(({ name, description }) => `| \`${name}\` | ${description} | ${ofFrame.has(name) ? 'both' : 'element'} |`)
  const variables = card.customProperties.map(({ name }) => `\`${name}\``).join(', ')
  const parts = card.parts.map(({ name, description }) => `\`${name}\` (${description.replace(/\.$/, '').replace(/^./, (first) => first.toLowerCase())})`).join(', ')
  return between(between(guide, 'events', `| Event | When | Sent by |\n|---|---|---|\n${events.join('\n')}`), 'variables', `Variables: ${variables}.\n\nParts of the element: ${parts}.`)
}

function between(text: string, name: string, content: string): string {
  return text.replace(new RegExp(`<!-- ${name} -->[\\s\\S]*?<!-- /${name} -->`), () => `<!-- ${name} -->\n\n${content}\n\n<!-- /${name} -->`)
}

/** The guide for language models: one text without the markers of generated parts (llmstxt.org). */
export function llmsText(guide: string): string {
  const [title = '', ...rest] = guide.split('\n')
  const body = rest.join('\n').replaceAll(/<!-- \/?\w+ -->\n+/g, '').trim()
  return `${title}\n\n> How partners show a guest's key in their pages: a custom element, a frame, or React components, with policies, events, theming and versions.\n\n${body}\n`
}

export interface GuideSnippet {
  /** The heading above the code sample. */
  section: string
  /** The words after the fence of the code block: `html`, `js`, `js node`, `tsx`, `policy frame`. */
  kind: string
  code: string
}

/** The code samples of the guide. */
export function snippetsOf(guide: string): GuideSnippet[] {
  return guide.split(/^## /m).flatMap((part) => {
    const section = part.slice(0, part.indexOf('\n')).trim()
    return [...part.matchAll(/^```([^\n]+)\n([\s\S]*?)^```$/gm)].map(([, kind = '', code = '']) => ({ section, kind, code }))
  })
}
