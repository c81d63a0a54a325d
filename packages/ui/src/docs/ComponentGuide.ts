/**
 * The guide of a component, shown on its page beside stories and properties (.storybook/docs/ComponentPage.tsx). Sentences may contain
 * Markdown. Every exported component is in exactly one guide. `X.example.tsx` beside it is usage as a partner would write it.
 */
export interface ComponentGuide {
  /** The exports of this page; the title's export first. */
  components: readonly [string, ...string[]]
  /** `new`: its properties may still change in a minor release. `to go`: `not` names the replacement. Omit if it is stable. */
  status?: 'new' | 'to go'
  /** Its first version. Omit if it was in 1.1. */
  since?: string
  /** Its names in other libraries, for Storybook's search. */
  otherNames?: readonly string[]
  when: readonly [string, ...string[]]
  /** When not to use it, each with an alternative. */
  not: readonly [string, ...string[]]
  /** Reasons for a design that a reader might want to change. */
  why?: readonly string[]
  /** A key and what it does: `Enter` → "Presses it." Omit if it has no keys. */
  keyboard?: Readonly<Record<string, string>>
  /** What assistive technology reads, and what the caller must provide. */
  accessibility: readonly [string, ...string[]]
  /** Its texts, as `labels` takes them. */
  words?: Readonly<Record<string, unknown>>
}
