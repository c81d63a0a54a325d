import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const safeHtmlGuide: ComponentGuide = {
  components: ['SafeHtml'],
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
  accessibility: [
    'All headings inside get the same level, below the card’s heading.',
  ],
}
