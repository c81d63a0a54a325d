import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const portalScopeGuide: ComponentGuide = {
  components: ['PortalScope'],
  status: 'new',
  otherNames: ['css reset', 'scoped styles', 'isolation', 'CssBaseline'],
  when: [
    'Around components of the library in a page with its own styles. Use it with `tokens.css`, instead of `GlobalStyles`.',
    'Set `theme` if the page has only one: a light page stays light on a dark device. Brand variables can be set on this element.',
  ],
  not: [
    'A page built only with the library: one `GlobalStyles`.',
    'A page without React, or one with `!important` rules, which win against every class: use the element of `@portal/embed`, which has its own shadow root.',
  ],
  why: [
    'Styles inside have the specificity of three classes, so they win against `input[type=password]` and `* { all: unset }` of the page. All other styles are the browser’s.',
    'Sizes inside are pixels, so that a page with `html { font-size: 62.5% }` does not shrink a QR code.',
    'Elements with your own class keep its rules, so that your logo or layout can be inside.',
  ],
  accessibility: ['Screen readers don’t notice it. Dialogs and announcements are at the end of the document, in the same scope.'],
}
