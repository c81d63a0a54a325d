import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, Stack } from '../../../packages/ui/src/index.ts'
import { expect } from 'storybook/test'
import { anatomies } from './anatomies.tsx'
import { Anatomy } from './Anatomy.tsx'

const meta = { title: 'Foundations/Anatomy', parameters: { screenshot: false } } satisfies Meta
export default meta

/** Parts, right and wrong uses of the components that the portal uses most. */
export const MostUsed: StoryObj = {
  render: () => <Stack gap={8}>{Object.entries(anatomies).map(([title, anatomy]) => <Stack key={title}><Heading level={2}>{title.split('/').at(-1)}</Heading><Anatomy {...anatomy} /></Stack>)}</Stack>,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.anatomy-number')).toHaveLength(Object.values(anatomies).flatMap(({ parts }) => parts).length)
  },
}
