import { type ComponentType, StrictMode } from 'react'
import '@portal/ui/tokens.css'
import { PortalScope } from '@portal/ui/PortalScope'
import { Key } from './Key.tsx'

const files = import.meta.glob<{ Example: ComponentType }>('./examples/*.tsx', { eager: true })

/** Every example of the library, as its documentation shows it, and the custom elements. */
export const parts = [
  ...Object.entries(files).map(([file, { Example }]) => ({
    name: file.replace(/^.*\/|\.example\.tsx$/g, ''),
    element: <StrictMode><PortalScope><Example /></PortalScope></StrictMode>,
  })),
  { name: 'elements', element: <StrictMode><Key /></StrictMode> },
]
