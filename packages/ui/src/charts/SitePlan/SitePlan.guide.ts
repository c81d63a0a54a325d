import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { sitePlanMessages } from './SitePlan.messages.ts'

export const sitePlanGuide: ComponentGuide = {
  components: ['SitePlan'],
  status: 'new',
  since: '1.3',
  otherNames: ['floor plan', 'map', 'graphic map', 'site map'],
  when: [
    'Doors of a property on its picture: shows at a look where a door is left open, offline or locked down.',
    'An editor in which users place doors: give `onDoorMove`.',
  ],
  not: [
    'Doors without a picture: a list of `DoorRow`.',
    'States over time: `RangeBars`.',
  ],
  why: [
    'Places are ten-thousandths of the picture, so that they stay right at any size and under a sharper picture.',
    'A label appears only where it covers no mark and no other label. Where none has room, the door has a number, which the legend explains.',
  ],
  keyboard: {
    Tab: 'Goes to one mark, then to the details of the selected door. In an editor: to every mark.',
    'ArrowLeft ArrowRight Home End': 'To another mark.',
    'Enter Space': 'Selects the door.',
    Escape: 'Closes the details.',
    'Arrow keys in an editor': 'Move the door by a hundredth of the picture, with Shift by a twentieth.',
    Delete: 'In an editor: takes the door off the plan.',
  },
  accessibility: [
    'Put a list of the same doors beside the plan, with the same words and actions.',
    'Each state has its own icon, fill and edge. A mark’s name is the door’s name and its state.',
    'The picture isn’t mirrored in right-to-left languages.',
  ],
  words: sitePlanMessages,
}
