import type { Decorator } from '@storybook/react-vite'
import { PortalProvider } from './PortalProvider.tsx'

/** A story whose dates and numbers are written as a language does; its words are the story's own labels. */
export const inLanguage = (locale: string): Decorator => (Story) => <PortalProvider locale={locale} words={{ language: locale }}><Story /></PortalProvider>
