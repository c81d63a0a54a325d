/** One property of a component, as its page shows it. */
export interface ComponentProperty {
  name: string
  /** As written in TypeScript; a union of texts is written out. */
  type: string
  isRequired: boolean
  /** The property's comment; empty where it has none. */
  description: string
  /** As written where the component takes its properties apart, or after `@default` in the property's comment; `false` of a switch that is left out. */
  fallback?: string
  /** The values of a union of texts. */
  options?: string[]
  /** Which control fits; none where the value is a function, or an object that no story gives as plain data. */
  control?: 'boolean' | 'number' | 'text' | 'options' | 'object'
}

export interface ComponentProperties {
  /** The component's own comment. */
  description: string
  /** Whether the attributes of its element are React's and reach it too. */
  takesAttributes: boolean
  properties: ComponentProperty[]
}
