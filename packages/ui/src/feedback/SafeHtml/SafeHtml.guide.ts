import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './SafeHtml.example.tsx'
import source from './SafeHtml.example.tsx?raw'

export const safeHtmlGuide: ComponentGuide = {
  components: ['SafeHtml'],
  status: 'stable',
  otherNames: ['rich text', 'sanitizer', 'prose'],
  when: [
    'Markup that a service sends, such as release notes.',
  ],
  not: [
    'What a person typed: that is text, and React shows text.',
    'Markup that must keep its own styles: an isolated frame.',
  ],
  why: [
    'Links lead to `http` or `https` only, open elsewhere, and cannot reach back. Pictures, styles, ids and handlers are gone; words stay.',
    "It works under `require-trusted-types-for 'script'; trusted-types dompurify`. The library asks for that one policy, once.",
    'A server renders it empty; it fills after hydration.',
  ],
  keyboard: {},
  accessibility: [
    'Headings inside become one level, below the card’s own.',
  ],
  example: { Example, source },
}
