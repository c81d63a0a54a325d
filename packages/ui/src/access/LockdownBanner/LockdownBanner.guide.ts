import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const lockdownBannerGuide: ComponentGuide = {
  components: ['LockdownBanner'],
  status: 'new',
  otherNames: ['emergency bar', 'alert strip'],
  when: ['During a lockdown or a drill, on every page, above the frame and before every other banner.'],
  not: ['Its doors: `LockdownPanel`.', 'Any other fact about the whole portal: `Banner`.'],
  why: ['It can’t be dismissed; it disappears when the last door is released.', 'A drill is never red, and says first that no door is locked.'],
  accessibility: ['Screen readers announce a change of the locked doors, but not the passing minutes.', 'On a phone the whole strip is the link.'],
}
