import type { Decorator } from '@storybook/react-vite'
import { PortalProvider } from './PortalProvider.tsx'

/** Sets a story's locale for dates and numbers. Its texts are set by the story's `labels`. */
export const inLanguage = (locale: string): Decorator => (Story) => <PortalProvider locale={locale} words={{ language: locale }}><Story /></PortalProvider>
