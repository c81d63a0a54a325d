import type { ComponentType } from 'react'

/**
 * What a designer or a partner asks of a component, shown on its page beside its stories and properties (.storybook/docs/ComponentPage.tsx).
 * Sentences may hold Markdown. Every exported component stands in exactly one guide.
 */
export interface ComponentGuide {
  /** The exports this page speaks for; the one of the page's title first. */
  components: readonly [string, ...string[]]
  /** `new`: its properties may still change in a minor release. `to go`: `not` says what to take instead. */
  status: 'new' | 'stable' | 'to go'
  /** The version it came with. Omit for what was there in 1.1. */
  since?: string
  /** What other libraries and people call it: Storybook's search finds it by these. */
  otherNames?: readonly string[]
  when: readonly [string, ...string[]]
  /** When it is wrong, each with what to take instead. */
  not: readonly [string, ...string[]]
  /** Why it is as it is, where a reader would otherwise change it. */
  why?: readonly string[]
  /** A key and what it does: `Enter` → "Presses it." Empty where it takes no keys. */
  keyboard: Readonly<Record<string, string>>
  /** What assistive technology hears, and what the caller has to give it. */
  accessibility: readonly [string, ...string[]]
  /** Its own words, as its `labels` takes them. */
  words?: Readonly<Record<string, unknown>>
  /** Usage as a partner would write it; `source` is the very file (`?raw`), so that what is copied is what runs. */
  example: { Example: ComponentType; source: string }
}
