import { componentProperties } from './componentProperties.ts'
import { libraryProperties } from './libraryProperties.ts'

Object.assign(componentProperties, libraryProperties)
