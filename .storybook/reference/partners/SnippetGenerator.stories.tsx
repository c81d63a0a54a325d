import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { release } from './release.ts'
import { SnippetGenerator } from './SnippetGenerator.tsx'

const meta = { component: SnippetGenerator, title: 'Partners/Snippet', args: { release, copy: (text) => navigator.clipboard.writeText(text) } } satisfies Meta<typeof SnippetGenerator>

export default meta
type Story = StoryObj<typeof meta>

/** Choose a way to embed the key, and copy the code. The story has no picture, because the hash differs in each release. */
export const Generator: Story = {
  parameters: { screenshot: false },
  args: { copy: fn(() => Promise.resolve()) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Code to paste' })).toHaveTextContent(/integrity="sha384-[\w+/]{64}" crossorigin/)
    await userEvent.click(canvas.getByRole('radio', { name: /^Frame(?! without)/ }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Theme' }), 'dark')
    const address = canvas.getByRole('textbox', { name: 'Host of the portal' })
    await userEvent.clear(address)
    await expect(canvas.queryByRole('group', { name: 'Code to paste' })).toBeNull()
    await userEvent.type(address, 'gates.example')
    await expect(canvas.getByRole('group', { name: 'Code to paste' })).toHaveTextContent('<portal-invite-frame base-url="https://gates.example" invite-token="TOKEN" theme="dark">')
    await expect(canvas.getByRole('group', { name: 'Policy to send' })).toHaveTextContent('script-src https://gates.example; frame-src https://gates.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }))
    await expect(args.copy).toHaveBeenCalledWith(canvas.getByRole('group', { name: 'Code to paste' }).textContent)
    await expect(canvas.getByText('Copied')).toBeVisible()
  },
}

export const GeneratorPhone: Story = { parameters: { screenshot: false }, globals: { viewport: { value: 'phone' } } }
