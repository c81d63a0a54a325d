import type { ComponentProperty } from './ComponentProperty.ts'

interface ArgType {
  name: string
  description: string
  type: { name: 'other'; value: string; required: boolean }
  table: { type: { summary: string }; defaultValue?: { summary: string } }
  control: { type: 'boolean' | 'number' | 'text' | 'object' | 'select' | 'inline-radio' } | false
  options?: string[]
}

/** A component's properties for Storybook's Controls. A story's own `argTypes` take precedence. */
export function argTypesOf(properties: readonly ComponentProperty[]): Record<string, ArgType> {
  return Object.fromEntries(
    properties.map(({ name, type, isRequired, description, fallback, options, control }) => [
      name,
      {
        name,
        description,
        type: { name: 'other', value: type, required: isRequired },
        table: { type: { summary: name === 'labels' ? 'some of the words' : type }, ...(fallback === undefined ? {} : { defaultValue: { summary: fallback } }) },
        control: controlType(control, options),
        ...(options ? { options } : {}),
      },
    ]),
  )
}

function controlType(control: ComponentProperty['control'], options: string[] = []): ArgType['control'] {
  if (control === undefined) return false
  if (control !== 'options') return { type: control }
  return { type: options.length > 4 ? 'select' : 'inline-radio' }
}
