import type { InviteLabels, InviteProperty, InviteView } from '@portal/domain'
import type { Shown } from './dom/morph.ts'
import type { Act } from './dom/parts.ts'
import type { Language } from './language.ts'
import type { InviteSource, KeepName } from './service/InviteSource.ts'

/** The shown invite of a card, and the settings of its page. */
export interface CardState {
  invite: InviteView | null
  labels: InviteLabels | undefined
  property: InviteProperty | undefined
  inviteId: string | undefined
  keptAt: string | null
  artwork: Partial<Record<KeepName, string>>
  /** The card's language with its texts; null until they have loaded. */
  language: Language | null
}

/** The parts of the element that its keeper uses. */
export interface Card {
  readonly element: HTMLElement
  readonly state: CardState
  /** Returns whether the page's link is incomplete. */
  readonly hasBrokenLink: () => boolean
  /** Renders nodes in the element's shadow root, and the code (base64 of a PNG) in each canvas. */
  readonly draw: (shown: readonly Shown[], image?: string | null) => void
  readonly find: <Found extends Element>(selector: string) => Found | null
  /** Adds a stylesheet. */
  readonly dress: (styles: string) => void
  /** Tells the page of a failure. */
  readonly fail: (code: string) => void
  /** Lets another keeper take over the card. */
  readonly handTo: (keeper: CardKeeper) => void
}

/** Keeps a card up to date. The first keeper is `FirstLook`; `WholeCard` takes over later. */
export interface CardKeeper {
  /** Called when the card is connected to the page. The signal ends all listeners. */
  enter: (signal: AbortSignal) => void
  leave: () => void
  /** Renders the current state. */
  show: () => void
  /** Called when the card shows another invite than `before`. */
  take: (before: InviteView | null) => void
  /** Called when the source of the invite changes; null for none. */
  ask: (source: InviteSource | null) => void
  press: (act: Act) => void
  /** Called when the dialog of scan mode was closed. */
  close: () => void
}
