import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './LockdownBanner.example.tsx'
import source from './LockdownBanner.example.tsx?raw'

export const lockdownBannerGuide: ComponentGuide = {
  components: ['LockdownBanner'],
  status: 'new',
  otherNames: ['emergency bar', 'alert strip'],
  when: ['A lockdown or a drill runs: on every page, above the frame and before every other banner.'],
  not: ['Its doors: `LockdownPanel`.', 'Anything else that is true for the whole frame: `Banner`.'],
  why: ['It cannot be dismissed: it goes when the last door is released.', 'A drill is never red, and says first that no door is locked.'],
  keyboard: {},
  accessibility: ['A change of what is locked is announced; the minutes that pass are not.', 'On a phone the whole strip is the link.'],
  example: { Example, source },
}
