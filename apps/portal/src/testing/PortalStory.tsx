import type { Meta, StoryContext } from '@storybook/react-vite'
import type { WorldName } from '@portal/sandbox/browser'
import { PortalApp } from '../app/PortalApp.tsx'
import { isLocale } from '../i18n/catalogue.ts'
import { isStoryFault } from './faults.ts'
import type { Scene, SceneOptions } from './openScene.ts'
import { storyInstant } from './storyNow.ts'

/** The `parameters.portal` of a story. The toolbar has example data, fault, viewer and language, which a story sets by `globals`. */
export type PortalParameters = Pick<SceneOptions, 'path' | 'signInAs' | 'logMonths'>

/** Spread this into a meta: its stories show the whole portal at a path, each with a new sandbox in the page. */
export const portalStory = {
  parameters: {
    layout: 'fullscreen',
    clock: storyInstant,
    // Without this setting, Storybook would print the element's props as source, including the window.
    docs: { source: { type: 'code' } },
    // The controls are off, because screens have no props; use the toolbar.
    controls: { disable: true },
    portal: { path: '/' },
  },
  // The scene is loaded here, so that the library's stories don't load SQLite or the service worker.
  loaders: [
    async (context) => (await import('./withWorker.ts')).withWorker(context),
    async () => ({ openScene: (await import('./openScene.ts')).openScene }),
  ],
  // This hook runs after the project's own hook, which fixes the page's clock.
  async beforeEach(context) {
    const { openScene } = context.loaded as { openScene: (options: SceneOptions) => Promise<Scene> }
    const scene = await openScene(optionsOf(context))
    Object.assign(context.loaded, { scene })
    return () => scene.end()
  },
  render: (_args, { loaded }) => {
    const { portal, router } = (loaded as { scene: Scene }).scene
    return <PortalApp portal={portal} router={router} />
  },
} satisfies Meta

function optionsOf({ globals, parameters }: Pick<StoryContext, 'globals' | 'parameters'>): SceneOptions {
  const { path = '/', signInAs, logMonths } = parameters['portal'] as Partial<PortalParameters>
  const { world, fault, viewAs, locale } = globals as Record<string, unknown>
  const isSeenAs = signInAs !== undefined && typeof viewAs === 'string' && viewAs !== 'story'
  return {
    path,
    signInAs: isSeenAs ? viewAs : signInAs,
    world: world as WorldName,
    logMonths,
    orAnyone: world !== 'busyProperty',
    fault: isStoryFault(fault) ? fault : 'none',
    locale: typeof locale === 'string' && isLocale(locale) ? locale : 'en',
  }
}

/** The scene of a running story, for its play function. */
export function sceneOf({ loaded }: { loaded: Record<string, unknown> }): Scene {
  return (loaded as { scene: Scene }).scene
}
