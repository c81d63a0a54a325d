import type { ComponentProperty } from './ComponentProperty.ts'

/** Descriptions of React's attributes that stories set, because React's types have none. */
export const inheritedProperties: readonly ComponentProperty[] = [
  { name: 'children', type: 'ReactNode', isRequired: false, description: 'What it shows: a text or elements.', control: 'text' },
  { name: 'defaultValue', type: 'string', isRequired: false, description: 'Its initial value, if the page does not keep the value.', control: 'text' },
  { name: 'onChange', type: 'ChangeEventHandler', isRequired: false, description: 'Called after each change, as React calls it.' },
  { name: 'onClick', type: 'MouseEventHandler', isRequired: false, description: 'Called when it is pressed.' },
  { name: 'placeholder', type: 'string', isRequired: false, description: 'Shown while it is empty. It does not replace a label.', control: 'text' },
  { name: 'style', type: 'CSSProperties', isRequired: false, description: 'Set on its outermost element.' },
]
