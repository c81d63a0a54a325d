/** One property of a component, as its page shows it. */
export interface ComponentProperty {
  name: string
  /** The type in TypeScript. A union of strings is written in full. */
  type: string
  isRequired: boolean
  /** The property's comment; empty if it has none. */
  description: string
  /** The default, from the component's destructuring or after `@default` in the comment. For an omitted boolean it is `false`. */
  fallback?: string
  /** The values of a union of strings. */
  options?: string[]
  /** The kind of control in Storybook; none for a function, or for an object that no story passes as plain data. */
  control?: 'boolean' | 'number' | 'text' | 'options' | 'object'
}

export interface ComponentProperties {
  /** The comment of the component. */
  description: string
  /** Whether the component also accepts React's attributes of its element. */
  takesAttributes: boolean
  properties: ComponentProperty[]
}
