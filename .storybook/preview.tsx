import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/noto-sans-arabic/wght.css'
import '../packages/ui/src/theme/tokens.css'
import './preview.css'
import { GlobalStyles } from '../packages/ui/src/theme/GlobalStyles.tsx'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { fixClock } from './fixClock.ts'

const toolbar = (title: string, icon: string, items: { value: string, title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
})

/** Theme and direction sit on the document, as they do in the portal. */
const withDocument: Decorator = (Story, { globals, parameters }) => {
  const { theme, direction } = globals as { theme: string, direction: string }
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.dir = direction
    document.documentElement.lang = direction === 'rtl' ? 'ar' : 'en'
  }, [theme, direction])
  return (
    <>
      <GlobalStyles />
      <div className={`story-${String(parameters['layout'])}`}><Story /></div>
    </>
  )
}

const preview: Preview = {
  decorators: [withDocument],
  globalTypes: {
    theme: toolbar('Theme', 'contrast', [{ value: 'light', title: 'Light' }, { value: 'dark', title: 'Dark' }]),
    direction: toolbar('Direction', 'transfer', [{ value: 'ltr', title: 'Left to right' }, { value: 'rtl', title: 'Right to left' }]),
  },
  initialGlobals: { theme: 'light', direction: 'ltr', viewport: { value: 'desktop' } },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    backgrounds: { disable: true },
    options: {
      storySort: { order: ['Foundations', 'elements', 'forms', 'feedback', 'overlays', 'layout', 'access', 'portal'] },
    },
    viewport: {
      options: {
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1000px' }, type: 'tablet' },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
      },
    },
  },
  // A story that shows the present moment fixes it: parameters: { clock: '2026-11-21T16:00:00Z' }.
  beforeEach: ({ parameters }) => {
    const clock: unknown = parameters['clock']
    return typeof clock === 'string' ? fixClock(clock) : undefined
  },
}

export default preview
