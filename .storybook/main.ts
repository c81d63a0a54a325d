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
    // Adds GitHub's form of Markdown, which tables in MDX need.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Marks of changed stories are off, because Storybook would read the imports of every story before it shows the first.
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  // Storybook's own reader of properties is off, because this project reads them itself, inherited ones too, in much less time (.storybook/properties).
  typescript: { reactDocgen: false },
}

export default config
