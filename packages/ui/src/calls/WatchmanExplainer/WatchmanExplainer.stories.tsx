import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ExampleFrame } from '../../internal/exampleFrame.ts'
import { examplePages } from '../../internal/examplePages.ts'
import { exampleFilm } from './exampleFilm.ts'
import { Example } from './WatchmanExplainer.example.tsx'
import { watchmanExplainerGuide } from './WatchmanExplainer.guide.ts'
import { WatchmanExplainer } from './WatchmanExplainer.tsx'

const meta = {
  title: 'calls/WatchmanExplainer',
  component: WatchmanExplainer,
  tags: ['autodocs'],
  parameters: { guide: watchmanExplainerGuide, layout: 'fullscreen', viewport: examplePages },
  globals: { viewport: { value: 'page' } },
  args: {
    ...exampleFilm,
    continueLink: { href: '#login', label: 'Log in' },
    labels: { intro: 'Your password is set. Watch this, then log in.' },
  },
  decorators: [(Story) => <ExampleFrame placement="high"><Story /></ExampleFrame>],
} satisfies Meta<typeof WatchmanExplainer>

export default meta
type Story = StoryObj<typeof meta>

/** Try the component with the controls. */
export const Playground: Story = { play: async ({ canvasElement }) => settled(canvasElement) }

/** Copy this example to begin. */
export const Usage: Story = { parameters: { screenshot: false }, render: () => <Example /> }

const settled = async (canvasElement: HTMLElement) => {
  const video = canvasElement.querySelector('video')
  await waitFor(() => expect(video?.readyState).toBeGreaterThanOrEqual(1))
  await waitFor(() => expect(video?.textTracks[0]?.mode).toBe('showing'))
  await within(canvasElement).findByRole('button', { name: 'Play from 0:09' })
}
export const AtRestDarkPhone: Story = { ...Playground, globals: { theme: 'dark', viewport: { value: 'phonePage' } } }

/** The transcript is the text of the captions. The video plays only after a press on the large button or on a time beside its text. */
export const Playing: Story = {
  parameters: { screenshot: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const video = canvasElement.querySelector('video')
    if (!video) throw new Error('There is no film.')
    await settled(canvasElement)
    await expect(video.paused).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Play video' }))
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0))
    await expect(canvas.queryByRole('button', { name: 'Play video' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Play from 0:09' }))
    await waitFor(() => expect(video.currentTime).toBeGreaterThanOrEqual(9))
    video.pause()
  },
}

/** Without a configured video, the text stays. */
export const Missing: Story = { args: { videoUrl: undefined, posterUrl: undefined, captionsUrl: undefined } }

/** The video could not be loaded; Retry loads it again. */
export const Failed: Story = {
  args: { videoUrl: 'data:video/webm;base64,AAAA', captionsUrl: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('The video could not be played.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByText('The video could not be played.')
    await expect(canvas.getByRole('link', { name: 'Open the video on its own page' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: {
    videoUrl: undefined, posterUrl: undefined, captionsUrl: undefined,
    continueLink: { href: '#login', label: 'تسجيل الدخول' },
    transcript: [{ at: 0, text: 'يضغط الزائر زر الاتصال عند البوابة.' }, { at: 9, text: 'يرن حتى 3 أشخاص في آن واحد.' }],
    labels: {
      title: 'ووتشمان: كيف تصلك مكالمات الزوار',
      intro: 'شاهد هذا مرة واحدة ثم سجل الدخول.',
      transcript: 'بالكلمات',
      missing: 'لا يوجد فيديو هنا بعد.',
      instead: 'كل ما يقوله مكتوب في هذه الصفحة.',
      timeline: 'من يرن ومتى',
      seconds: '{count} ث',
      tiers: {
        first: { kind: 'المجموعة الأولى، فيديو', sentence: 'تذهب المكالمات إلى 3 أشخاص في آن واحد.' },
        second: { kind: 'المجموعة الثانية، فيديو', sentence: 'تُستدعى بعد 30 ثانية دون رد.' },
        voice: { kind: 'صوت فقط', sentence: 'ثم رقم صوتي فقط.' },
      },
      person: 'الشخص {place}',
      upTo: 'حتى {people} أشخاص',
      oneNumber: 'رقم هاتف واحد',
      end: 'تنتهي المكالمة هنا.',
      nextTitle: 'التالي: سجل الدخول وسمِّ الأشخاص الثلاثة',
      next: 'تجدهم تحت مجموعات الاتصال.',
    },
  },
  globals: { direction: 'rtl' },
}
