import type { Meta, StoryObj } from '@storybook/react-vite'
import { Example } from './SafeHtml.example.tsx'
import { safeHtmlGuide } from './SafeHtml.guide.ts'
import { SafeHtml } from './SafeHtml.tsx'

const notes = `
  <h3>Release 1.1.3</h3>
  <p>Codes that rotate now reach a gate in <strong>under two seconds</strong>. <em>Nothing to do for you.</em></p>
  <ul><li>Lockdown shows who keeps access</li><li>Imports accept <code>.csv</code> files of 10,000 rows<ol><li>Check</li><li>Write</li></ol></li></ul>
  <h3>Known</h3>
  <p>Wallet passes of the first week must be added again.<br>Read <a href="https://help.example/passes">how to add a pass</a>.</p>`

const meta = {
  title: 'feedback/SafeHtml',
  component: SafeHtml,
  tags: ['autodocs'],
  parameters: { guide: safeHtmlGuide },
  args: { html: notes, style: { maxInlineSize: 480 } },
} satisfies Meta<typeof SafeHtml>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { parameters: { screenshot: false }, args: { html: '<p>Doors now say <em>why</em> they stay closed. <a href="https://example.org">More</a></p>' } }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

export const ReleaseNotes: Story = {}
export const ReleaseNotesDark: Story = { globals: { theme: 'dark' } }
export const NarrowRightToLeft: Story = {
  args: { html: '<h3>الإصدار 1.1.3</h3><p>تصل الرموز إلى البوابة في <strong>أقل من ثانيتين</strong>.</p><ul><li>قائمة</li><li>ملفات <code>.csv</code></li></ul>' },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}

/** Pictures, styles, handlers and other links are removed; the text stays. */
export const WhatIsLeftOut: Story = {
  args: {
    html: '<h1 style="color:red">Big</h1><p class="x" onclick="alert(1)">Words <img src="https://tracker.example/p.gif" onerror="alert(1)"><a href="javascript:alert(1)">no link</a> <font color="red">plain</font></p><script>alert(1)</script>',
  },
}
