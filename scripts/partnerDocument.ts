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

/** The files of a release that the samples name, as its manifest lists them. */
export interface ReleasedScripts {
  version: string
  files: readonly { file: string; integrity: string }[]
}

/** Replaces the placeholders of a code sample: the portal's address, the guest's token, and the version and hash of scripts. */
export function filledSnippet(code: string, { release, portal, token }: { release: ReleasedScripts; portal: string; token: string }): string {
  // An unreleased build has its own version in its file names.
  const released = code.replaceAll(/\/embed\/(portal-invite-[a-z]+)\.[\d.]+\.js/g, `/embed/$1.${release.version}.js`)
  const withHashes = released.replaceAll(/\/embed\/([\w.-]+\.js)"([\s\S]{0,40}?)sha384-…/g, (_all, file: string, between: string) => {
    const integrity = release.files.find((candidate) => candidate.file === file)?.integrity
    if (!integrity) throw new Error(`The release has no ${file}.`)
    return `/embed/${file}"${between}${integrity}`
  })
  return withHashes.replaceAll('https://portal.example', portal).replaceAll('TOKEN', token)
}

/** The code samples of the guide. */
export function snippetsOf(guide: string): GuideSnippet[] {
  return guide.split(/^## /m).flatMap((part) => {
    const section = part.slice(0, part.indexOf('\n')).trim()
    return [...part.matchAll(/^```([^\n]+)\n([\s\S]*?)^```$/gm)].map(([, kind = '', code = '']) => ({ section, kind, code }))
  })
}
