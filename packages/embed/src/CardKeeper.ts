import type { InviteLabels, InviteProperty, InviteView } from '@portal/domain'
import type { Shown } from './dom/morph.ts'
import type { Act } from './dom/parts.ts'
import type { Language } from './language.ts'
import type { InviteSource, KeepName } from './service/InviteSource.ts'

/** What a card shows, and what its page set. */
export interface CardState {
  invite: InviteView | null
  labels: InviteLabels | undefined
  property: InviteProperty | undefined
  inviteId: string | undefined
  keptAt: string | null
  artwork: Partial<Record<KeepName, string>>
  /** Null until its words are there. */
  language: Language | null
}

/** The element, as those see it who keep it up to date. */
export interface Card {
  readonly element: HTMLElement
  readonly state: CardState
  /** Whether the page was given a link that is not whole. */
  readonly hasBrokenLink: () => boolean
  /** Shows these in its root, and the code, bare base64 of a PNG, in each canvas. */
  readonly draw: (shown: readonly Shown[], image?: string | null) => void
  readonly find: <Found extends Element>(selector: string) => Found | null
  /** Adds a sheet of this text. */
  readonly dress: (styles: string) => void
  /** From now on someone else keeps it. */
  readonly handTo: (keeper: CardKeeper) => void
}

/** Keeps a card up to date: first its first look, then the whole card. */
export interface CardKeeper {
  /** The card stands in a page; the signal ends what listens there. */
  enter: (signal: AbortSignal) => void
  leave: () => void
  /** Draws what is known. */
  show: () => void
  /** Another invite is in the state than `before`. */
  take: (before: InviteView | null) => void
  /** Whom to ask from now on; nobody if null. */
  ask: (source: InviteSource | null) => void
  press: (act: Act) => void
  /** The dialog was closed. */
  close: () => void
}
