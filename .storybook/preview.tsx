import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/noto-sans-arabic/wght.css'
import '../packages/ui/src/theme/tokens.css'
import './preview.css'
import { GlobalStyles } from '../packages/ui/src/theme/GlobalStyles.tsx'
import type { Decorator, Preview } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect } from 'react'
import { configureActions } from 'storybook/actions'
import { configure } from 'storybook/test'
import { brands, loadLook, type WearLook } from './brands.ts'
import { chromaticParameters } from './chromaticParameters.ts'
import { ComponentPage } from './docs/ComponentPage.tsx'
import { DocsFrame } from './docs/DocsFrame.tsx'
import { elementError } from './elementError.ts'
import { fixClock } from './fixClock.ts'
import { LibraryLanguage, loadLibraryWords } from './LibraryLanguage.tsx'
import { portalGlobals, portalToolbar } from './portalToolbar.ts'
import { startFromDefaults } from './properties/startFromDefaults.ts'
import { withProperties } from './properties/withProperties.ts'
import { useThemeOfPage } from './useThemeOfPage.ts'

// Waits up to 15 seconds, because a busy machine may need longer than the default of one. A query that succeeds returns at once.
configure({ asyncUtilTimeout: 15_000, getElementError: elementError })

// Limits the logged depth, because an event refers to the whole window, which Storybook would read and warn about.
configureActions({ depth: 1 })

type Toolbar = NonNullable<Preview['globalTypes']>[string]

const toolbar = (title: string, icon: NonNullable<Extract<Toolbar['toolbar'], { icon?: unknown }>['icon']>, items: { value: string; title: string }[], description = title): Toolbar => ({
  description,
  toolbar: { title, icon, items, dynamicTitle: true },
})

interface PageProps {
  theme: string
  wearLook: WearLook | undefined
  direction: string
  language: string
  layout: string
  /** Whether the page is a partner's, without the library's styles for whole pages. */
  isForeign?: boolean
  children: ReactNode
}

/** Sets theme and text direction on the document, as the portal does. */
function Page({ theme: ownTheme, wearLook, direction, language, layout, isForeign = false, children }: PageProps) {
  const theme = useThemeOfPage(ownTheme)
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.dir = direction
    if (language) document.documentElement.lang = language
  }, [theme, direction, language])
  useLayoutEffect(() => wearLook?.(), [wearLook])
  return (
    <>
      {!isForeign && <GlobalStyles />}
      <div className={`story-${layout}`} dir={direction}>{children}</div>
    </>
  )
}

interface Loaded {
  libraryWords?: Awaited<ReturnType<typeof loadLibraryWords>>
  wearLook?: WearLook | undefined
}

const withPage: Decorator = (Story, { globals, parameters, loaded }) => {
  const { theme, direction, locale } = globals as { theme: string, direction: string, locale: string }
  const { libraryWords, wearLook } = loaded as Loaded
  const layout = String(parameters['layout'])
  // Stories of the portal set the document's language themselves (apps/portal/src/app/useDocumentLanguage.ts).
  if (parameters['portal']) return <Page theme={theme} wearLook={wearLook} direction={direction} language="" layout={layout}><Story /></Page>
  const english = direction === 'rtl' ? 'ar' : 'en'
  return <Page theme={theme} wearLook={wearLook} direction={direction} language={locale === 'es' ? 'es' : english} layout={layout} isForeign={parameters['isForeign'] === true}><LibraryLanguage words={libraryWords}><Story /></LibraryLanguage></Page>
}

/** Limits a rule of axe to `!important` styles. Otherwise axe checks the visibility of every element with a `style`, which takes most of its time. */
const importantStylesOnly = { id: 'avoid-inline-spacing', selector: '[style*="important"]' }

/** The first and last focus stops of a dialog, which only pass the focus on. axe would report them, because it doesn't always find the open dialog. */
const dialogEnds = '[data-radix-focus-guard]'

/** Whether `npm test` runs the story (.storybook/check/workbench.ts). It needs only failures, not passes. */
const isChecked = navigator.userAgent.includes('StorybookTestRunner')

/** Waits until opening animations have ended. Paused animations, as in tests, and endless ones, such as spinners, are ignored. */
async function haveOpened(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const ending = document.getAnimations().filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

// The settings of all stories. They load no back end, because stories of the library send no requests. The portal's stories load one themselves (apps/portal/src/testing/PortalStory.tsx).
const preview: Preview = {
  decorators: [withPage],
  loaders: [async ({ globals, parameters }): Promise<Loaded> => {
    const [libraryWords, wearLook] = await Promise.all([parameters['portal'] ? undefined : loadLibraryWords(String(globals['locale'])), loadLook(String(globals['brand']))])
    return { libraryWords, wearLook }
  }],
  argTypesEnhancers: [withProperties, chromaticParameters],
  argsEnhancers: [startFromDefaults],
  globalTypes: {
    theme: toolbar('Theme', 'contrast', [{ value: 'light', title: 'Light' }, { value: 'dark', title: 'Dark' }]),
    brand: toolbar('Brand', 'paintbrush', Object.entries(brands).map(([value, { title }]) => ({ value, title })), 'Whose colors, corners and font: the house’s or a partner’s'),
    direction: toolbar('Direction', 'transfer', [{ value: 'ltr', title: 'Left to right' }, { value: 'rtl', title: 'Right to left' }]),
    ...Object.fromEntries(Object.entries(portalToolbar).map(([name, { title, icon, items, description }]) => [name, toolbar(title, icon, items, description)])),
  },
  initialGlobals: { theme: 'light', brand: 'house', direction: 'ltr', ...portalGlobals },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', context: { exclude: [dialogEnds] }, config: { rules: [importantStylesOnly] }, ...(isChecked ? { options: { resultTypes: ['violations'], preload: false } } : {}) },
    controls: { expanded: true, sort: 'none' },
    docs: { page: ComponentPage, container: DocsFrame, toc: { headingSelector: 'h2', title: 'On this page' } },
    backgrounds: { disable: true },
    options: {
      // Storybook reads this order as text; sidebarOrder.test.ts compares it with the stories.
      storySort: { order: ['Foundations', ['Start here', 'Components', 'Anatomy', 'Using the library', 'Color', 'Type', 'Space', 'Radii', 'Layers', 'Motion', 'Icons', 'Writing', 'Accessibility', 'Patterns', 'Measurements'], 'portal', 'words', 'theme', 'elements', 'forms', 'feedback', 'overlays', 'layout', 'data', 'charts', 'access', 'accounts', 'billing', 'calls', 'importing', 'Help', 'Partners', ['Guide', 'Snippet', 'Hostile hosts'], 'domain', 'contract'] },
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
  // A story that shows the current time fixes it by parameters: { clock: '2026-11-21T16:00:00Z' }.
  beforeEach: ({ parameters }) => {
    const clock: unknown = parameters['clock']
    return typeof clock === 'string' ? fixClock(clock) : undefined
  },
  afterEach: isChecked ? haveOpened : () => undefined,
}

export default preview
