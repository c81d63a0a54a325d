import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { nameStoriesByGuide } from './guides/nameStoriesByGuide.ts'

const config: StorybookConfig = {
  stories: [
    './docs/*.mdx',
    './reference/**/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  staticDirs: ['./public'],
  experimental_indexers: (indexers = []) => indexers.map(nameStoriesByGuide),
  addons: [
    // Tables in MDX need GitHub's dialect.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Its marks of changed stories cost a walk over every story's imports before the first is shown.
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  // The house reads them itself, inherited ones too, in a fraction of the time (.storybook/properties).
  typescript: { reactDocgen: false },
}

export default config
