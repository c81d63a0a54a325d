import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { callSimulatorMessages } from './CallSimulator.messages.ts'

export const callSimulatorGuide: ComponentGuide = {
  components: ['CallSimulator'],
  status: 'new',
  otherNames: ['dry run', 'test call', 'what if'],
  when: [
    'To show how a visitor’s call goes, before a plan is saved or while it is explained.',
    'Beside the editor of the plan; it follows each change.',
  ],
  not: [
    'A past call: `CallTimeline` and `CallStory`.',
    'To edit a plan: `CallGroupEditor`, which has the simulator in it.',
  ],
  why: ['It makes no real calls, but uses the rules of real calls: `simulateCall`.'],
  keyboard: { Enter: 'Presses the button: play, pause, next moment, answer.' },
  accessibility: [
    'While it plays, each new sentence is announced. "Next moment" goes to the next sentence without waiting.',
    'With reduced motion a table replaces the picture.',
  ],
  words: callSimulatorMessages,
}
