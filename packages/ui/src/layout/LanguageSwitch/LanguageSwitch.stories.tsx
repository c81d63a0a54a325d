import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inline, Stack } from '../Stack/Stack.tsx'
import { Example } from './LanguageSwitch.example.tsx'
import { languageSwitchGuide } from './LanguageSwitch.guide.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

const languages = [{ code: 'en', label: 'English' }, { code: 'es', label: 'Español' }]
const four = [...languages, { code: 'ar', label: 'العربية' }, { code: 'de', label: 'Deutsch (Österreich)' }]

const meta = {
  title: 'layout/LanguageSwitch',
  component: LanguageSwitch,
  tags: ['autodocs'],
  parameters: { guide: languageSwitchGuide },
  args: { languages, current: 'en', onLanguageChange: fn() },
} satisfies Meta<typeof LanguageSwitch>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

/** The switch beside other elements of a header or footer, and disabled while a language loads. */
export const Gallery: Story = {
  render: (args) => (
    <Stack gap={4} align="flex-start">
      <Inline gap={4}>© 2020 Gatewell Access Systems <LanguageSwitch {...args} /></Inline>
      <LanguageSwitch {...args} current="es" labels={{ language: 'Idioma' }} />
      <LanguageSwitch {...args} languages={four} current="ar" />
      <LanguageSwitch {...args} languages={four} current="de" disabled />
    </Stack>
  ),
}
export const GalleryDark: Story = { ...Gallery, globals: { theme: 'dark' } }
export const GalleryPhoneRightToLeft: Story = { ...Gallery, globals: { direction: 'rtl', viewport: { value: 'phone' } } }

export const Choosing: Story = {
  parameters: { screenshot: false },
  args: { onLanguageChange: fn() },
  render: function Controlled(args) {
    const [current, setCurrent] = useState(args.current)
    return (
      <LanguageSwitch
        {...args}
        current={current}
        onLanguageChange={(change) => {
          setCurrent(change.code)
          args.onLanguageChange(change)
        }}
      />
    )
  },
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Language' })
    await userEvent.selectOptions(select, 'Español')
    await expect(args.onLanguageChange).toHaveBeenCalledOnce()
    await expect(args.onLanguageChange).toHaveBeenCalledWith({ code: 'es' })
    await expect(select).toHaveDisplayValue('Español')
    await expect(within(select).getByRole('option', { name: 'Español' })).toHaveAttribute('lang', 'es')
  },
}
