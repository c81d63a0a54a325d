import type { Decorator } from '@storybook/react-vite'
import { PortalProvider } from './PortalProvider.tsx'

/** Sets a story's locale of dates and numbers; its texts are the story's labels. */
export const inLanguage = (locale: string): Decorator => (Story) => <PortalProvider locale={locale} words={{ language: locale }}><Story /></PortalProvider>
