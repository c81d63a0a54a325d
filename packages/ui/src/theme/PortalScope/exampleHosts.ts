import { hostilePage } from './exampleHostilePage.ts'

/** Global style rules of partners' pages, by effect. */
export const hostRules = {
  'a reset of every property': '* { all: unset; }',
  'a small root and rules for bare elements': `html { font-size: 62.5%; } ${hostilePage}`,
  'inherited properties, with !important': '* { letter-spacing: 0.3em !important; text-transform: uppercase !important; line-height: 3 !important; text-indent: 40px !important; white-space: pre !important; font: italic 40px serif !important; text-shadow: 2px 2px red !important; visibility: visible !important; color: red !important; text-align: center !important; }',
  'rules for everything below': '* { box-sizing: content-box !important; animation: none !important; transition: none !important; } canvas, svg, button, dialog, article { display: none !important; inline-size: 3px !important; filter: invert(1) !important; }',
} satisfies Record<string, string>

/** A partner's page, and the window in which it is viewed. */
export interface HostLook {
  /** The theme of the card; set for a dark card in a dark page. */
  theme?: 'dark'
  dir?: 'rtl'
  /** Width of the window in pixels. */
  width?: number
  /** Width of the card's container in pixels. */
  box?: number
  /** The browser's zoom. */
  zoom?: number
  /** The color scheme that the device prefers. */
  scheme?: 'dark'
  forcedColors?: 'active'
  media?: 'print'
}

export const hostLooks = {
  'a page': {},
  'a dark page': { theme: 'dark', scheme: 'dark' },
  'a device that is dark': { scheme: 'dark' },
  'right to left': { dir: 'rtl' },
  '280 px': { width: 280 },
  'a narrow box in a wide page': { box: 300 },
  '400 % zoom': { zoom: 4 },
  'print': { media: 'print' },
  'print in the dark': { theme: 'dark', scheme: 'dark', media: 'print' },
  'forced colors': { forcedColors: 'active', scheme: 'dark' },
} satisfies Record<string, HostLook>

export type HostRule = keyof typeof hostRules
export type HostLookName = keyof typeof hostLooks
