// `npm run generate -- ui access/LockStatus`: creates a component's folder with its story and its test.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const [packageName = '', room = ''] = process.argv.slice(2)
const match = /^([a-z]+)\/([A-Z][A-Za-z0-9]+)$/.exec(room)
if (packageName !== 'ui' || !match) {
  console.error('Usage: npm run generate -- ui <group>/<ComponentName>, for example: npm run generate -- ui access/LockStatus')
  process.exit(2)
}

const [, group = '', name = ''] = match
const folder = join(root, 'packages/ui/src', group, name)
if (existsSync(folder)) {
  console.error(`packages/ui/src/${room} exists already. Choose another name, or delete it first.`)
  process.exit(1)
}

const element = name.charAt(0).toLowerCase() + name.slice(1)
const files: Record<string, string> = {
  [`${name}.tsx`]: `import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

export interface ${name}Props extends ComponentPropsWithRef<'section'> {
  /** The first line of the component. */
  heading: string
}

export function ${name}({ heading, children, ...rest }: ${name}Props) {
  return (
    <Frame {...rest}>
      <h2>{heading}</h2>
      {children}
    </Frame>
  )
}

const Frame = styled.section\`
  padding: var(--portal-space-4);
  border: 1px solid var(--portal-card-border);
  border-radius: var(--portal-radius-card);
  background: var(--portal-card-bg);
  color: var(--portal-text-default);
\`
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ${name} } from './${name}.tsx'

const meta = { title: '${group}/${name}', component: ${name}, args: { heading: '${name}' } } satisfies Meta<typeof ${name}>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: '${name}' })).toBeVisible()
  },
}

export const LongText: Story = { args: { heading: 'A heading that is much longer than the place that was planned for it on a phone' } }
`,
  [`${name}.test.tsx`]: `import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ${name} } from './${name}.tsx'

test('the component shows its heading and passes other props to its root element', async () => {
  const screen = await render(<${name} heading="Hello" data-testid="${element}" />)
  await expect.element(screen.getByRole('heading', { name: 'Hello' })).toBeVisible()
  await expect.element(screen.getByTestId('${element}')).toBeInTheDocument()
})
`,
}

mkdirSync(folder, { recursive: true })
for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)

const barrel = join(root, 'packages/ui/src/index.ts')
const line = `export { ${name}, type ${name}Props } from './${room}/${name}.tsx'\n`
writeFileSync(barrel, readFileSync(barrel, 'utf8').trimEnd() + '\n' + line)
console.log(`Made packages/ui/src/${room} with component, story and test, and exported it. Move the line in src/index.ts to its group.`)
console.log('Then: npm test -- components, and npm run pictures for its first picture, and look at it.')
