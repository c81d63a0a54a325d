import type { StorybookConfig } from '@storybook/react-vite'

/** A Storybook without settings of its own, beside which ours is measured: Storybook's builder, its check of accessibility, and nothing else. */
const config: StorybookConfig = {
  stories: ['./*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
}

export default config
