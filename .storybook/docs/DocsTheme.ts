import { createContext } from 'react'

/** The theme that is chosen in the toolbar, for the blocks of a docs page. */
export const DocsTheme = createContext<'light' | 'dark'>('light')
