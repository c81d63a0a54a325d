import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './SafeHtml.example.tsx'
import source from './SafeHtml.example.tsx?raw'

export const safeHtmlGuide: ComponentGuide = {
  components: ['SafeHtml'],
  status: 'stable',
  otherNames: ['rich text', 'sanitizer', 'prose'],
  when: [
    'Markup from a service, such as release notes.',
  ],
  not: [
    'Text that a user typed: React shows it safely.',
    'Markup that must keep its own styles: an isolated frame.',
  ],
  why: [
    'Links lead to `http` or `https` only, open in a new tab, and get no access to this page. Pictures, styles, ids and handlers are removed; the text stays.',
    "It works under `require-trusted-types-for 'script'; trusted-types dompurify`. The library asks for that one policy, once.",
    'A server renders it empty; it fills after hydration.',
  ],
  keyboard: {},
  accessibility: [
    'All headings inside get the same level, below the card’s heading.',
  ],
  example: { Example, source },
}
