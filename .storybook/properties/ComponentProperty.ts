/** One property of a component, as its page shows it. */
export interface ComponentProperty {
  name: string
  /** As written in TypeScript; a union of texts is written out. */
  type: string
  isRequired: boolean
  /** The property's comment; empty where it has none. */
  description: string
  /** As written where the component takes its properties apart, or after `@default` in the property's comment. */
  fallback?: string
  /** The values of a union of texts. */
  options?: string[]
  /** Which control fits; none where the value is a function or an object. */
  control?: 'boolean' | 'number' | 'text' | 'options'
}

export interface ComponentProperties {
  /** The component's own comment. */
  description: string
  properties: ComponentProperty[]
}
