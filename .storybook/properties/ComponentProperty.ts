/** One property of a component, as its page shows it. */
export interface ComponentProperty {
  name: string
  /** As written in TypeScript; a union of texts is written out. */
  type: string
  isRequired: boolean
  /** The property's comment; empty where it has none. */
  description: string
  /** The default from the component's destructuring, or after `@default` in the comment; `false` for an omitted switch. */
  fallback?: string
  /** The values of a union of texts. */
  options?: string[]
  /** The control; none for a function, or for an object that no story gives as plain data. */
  control?: 'boolean' | 'number' | 'text' | 'options' | 'object'
}

export interface ComponentProperties {
  /** The component's own comment. */
  description: string
  /** Whether it also accepts React's attributes of its element. */
  takesAttributes: boolean
  properties: ComponentProperty[]
}
