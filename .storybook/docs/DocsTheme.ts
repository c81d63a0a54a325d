import { createContext } from 'react'

/** The theme that the toolbar names, for the blocks of a docs page. */
export const DocsTheme = createContext<'light' | 'dark'>('light')
