import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { combineParameters } from 'storybook/preview-api'
import type { ComponentGuide } from '../../packages/ui/src/docs/ComponentGuide.ts'
import { argTypesOf } from './argTypesOf.ts'
import { componentProperties } from './componentProperties.ts'
import type { ComponentProperty } from './ComponentProperty.ts'
import { controlOfValue } from './controlOfValue.ts'
import { inheritedProperties } from './inheritedProperties.ts'

/** Adds a component's properties to a story's controls. The story's own `argTypes` have priority. */
export const withProperties: ArgTypesEnhancer = ({ title, parameters, argTypes, initialArgs }) => {
  const component = title.split('/').at(-1) ?? ''
  const own = componentProperties[component]?.properties
  if (!own) return argTypes
  const { components = [] } = (parameters['guide'] ?? {}) as Partial<ComponentGuide>
  // A story may show another component of the same page, which has its own properties.
  const sharing = components.filter((name) => name !== component).flatMap((name) => componentProperties[name]?.properties ?? [])
  const given = [...sharing, ...inheritedProperties].filter(({ name }) => name in initialArgs && !own.some((property) => property.name === name))
  return combineParameters(argTypesOf([...given, ...own].map((property) => fitting(property, initialArgs[property.name]))), argTypes)
}

function fitting(property: ComponentProperty, value: unknown): ComponentProperty {
  const { control, ...rest } = property
  const fits = controlOfValue(value, control)
  return fits ? { ...rest, control: fits } : rest
}
