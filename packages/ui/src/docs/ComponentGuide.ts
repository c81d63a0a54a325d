/**
 * The guide of a component, shown on its page beside stories and properties (.storybook/docs/ComponentPage.tsx). Sentences may contain
 * Markdown. Every exported component is in exactly one guide. `X.example.tsx` beside it is usage as a partner would write it.
 */
export interface ComponentGuide {
  /** Names of the exported components on this page; the first is the page's title. */
  components: readonly [string, ...string[]]
  /**
   * How stable the component is. `new`: its properties may change in a minor release. `to go`: it will be removed, and `not` names its
   * replacement. Omit if it is stable.
   */
  status?: 'new' | 'to go'
  /** The version that introduced the component. Omit for 1.1. */
  since?: string
  /** Names of the component in other libraries, for Storybook's search. */
  otherNames?: readonly string[]
  when: readonly [string, ...string[]]
  /** Cases in which not to use the component, each with an alternative. */
  not: readonly [string, ...string[]]
  /** Reasons for a design that a reader might want to change. */
  why?: readonly string[]
  /** A key and what it does: `Enter` → "Presses it." Omit if it has no keys. */
  keyboard?: Readonly<Record<string, string>>
  /** What screen readers announce, and what the caller must provide. */
  accessibility: readonly [string, ...string[]]
  /** The component's texts, in the form of its `labels`. */
  words?: Readonly<Record<string, unknown>>
}
