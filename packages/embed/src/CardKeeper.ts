import type { InviteLabels, InviteProperty, InviteView } from '@portal/domain'
import type { Shown } from './dom/morph.ts'
import type { Act } from './dom/parts.ts'
import type { Language } from './language.ts'
import type { InviteSource, KeepName } from './service/InviteSource.ts'

/** A card's view, and the settings of its page. */
export interface CardState {
  invite: InviteView | null
  labels: InviteLabels | undefined
  property: InviteProperty | undefined
  inviteId: string | undefined
  keptAt: string | null
  artwork: Partial<Record<KeepName, string>>
  /** Null until its texts have loaded. */
  language: Language | null
}

/** The element, as its keeper sees it. */
export interface Card {
  readonly element: HTMLElement
  readonly state: CardState
  /** Whether the page's link is incomplete. */
  readonly hasBrokenLink: () => boolean
  /** Renders these nodes in its root, and the code (bare base64 of a PNG) in each canvas. */
  readonly draw: (shown: readonly Shown[], image?: string | null) => void
  readonly find: <Found extends Element>(selector: string) => Found | null
  /** Adds a stylesheet with this text. */
  readonly dress: (styles: string) => void
  /** Hands the card to another keeper. */
  readonly handTo: (keeper: CardKeeper) => void
}

/** Keeps a card up to date: `FirstLook` first, then `WholeCard`. */
export interface CardKeeper {
  /** The card was connected; the signal ends its listeners. */
  enter: (signal: AbortSignal) => void
  leave: () => void
  /** Renders the present state. */
  show: () => void
  /** Called when the state has another invite than `before`. */
  take: (before: InviteView | null) => void
  /** Called with the new source, or null. */
  ask: (source: InviteSource | null) => void
  press: (act: Act) => void
  /** Called when the dialog was closed. */
  close: () => void
}
