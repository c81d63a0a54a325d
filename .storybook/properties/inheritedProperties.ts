import type { ComponentProperty } from './ComponentProperty.ts'

/** React's attributes that stories set; its types don't describe them. */
export const inheritedProperties: readonly ComponentProperty[] = [
  { name: 'children', type: 'ReactNode', isRequired: false, description: 'What stands in it.', control: 'text' },
  { name: 'defaultValue', type: 'string', isRequired: false, description: 'What stands in it at first, where nobody keeps its value.', control: 'text' },
  { name: 'onChange', type: 'ChangeEventHandler', isRequired: false, description: 'Called after each change, as React calls it.' },
  { name: 'onClick', type: 'MouseEventHandler', isRequired: false, description: 'Called when it is pressed.' },
  { name: 'placeholder', type: 'string', isRequired: false, description: 'Stands in it while it is empty. It replaces no label.', control: 'text' },
  { name: 'style', type: 'CSSProperties', isRequired: false, description: 'Reaches its outermost element.' },
]
