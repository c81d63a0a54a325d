import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: [
    './docs/*.mdx',
    './reference/**/*.stories.tsx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.mdx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  staticDirs: ['./public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Reading every component's properties takes three times as long as all the rest of the build.
  typescript: { reactDocgen: process.env['STORYBOOK_CHECK'] ? false : 'react-docgen' },
}

export default config
