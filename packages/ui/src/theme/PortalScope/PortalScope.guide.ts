import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './PortalScope.example.tsx'
import source from './PortalScope.example.tsx?raw'

export const portalScopeGuide: ComponentGuide = {
  components: ['PortalScope'],
  status: 'new',
  otherNames: ['css reset', 'scoped styles', 'isolation', 'CssBaseline'],
  when: [
    'Around parts of the library in a page with styles of its own. Beside `tokens.css`, in place of `GlobalStyles`.',
    'With `theme` where the page knows only one: a light page stays whole on a dark device, and a brand’s variables may stand on this element.',
  ],
  not: [
    'The whole page is the library’s: `GlobalStyles` once.',
    'A page without React, or one whose rules say `!important`: no class wins against those. The element of `@portal/embed` has a root of its own.',
  ],
  why: [
    'Styles inside are three classes strong, so `input[type=password]` and `* { all: unset }` of the page lose; what no component says is as the browser has it.',
    'Sizes inside are pixels: a page that sets `html { font-size: 62.5% }` would else shrink everything, and a QR code with it.',
    'Elements with a class of yours keep its rules, so a logo or a layout of your own may stand inside.',
  ],
  keyboard: {},
  accessibility: ['Nothing of it is heard. Dialogs and announcements stand at the end of the document and are held by the same scope.'],
  example: { Example, source },
}
