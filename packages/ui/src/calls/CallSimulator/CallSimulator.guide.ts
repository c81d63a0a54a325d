import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { callSimulatorMessages } from './CallSimulator.messages.ts'
import { Example } from './CallSimulator.example.tsx'
import source from './CallSimulator.example.tsx?raw'

export const callSimulatorGuide: ComponentGuide = {
  components: ['CallSimulator'],
  status: 'new',
  otherNames: ['dry run', 'test call', 'what if'],
  when: [
    'Someone wants to know what a visitor meets, before a plan is saved or while it is explained.',
    'Beside whatever edits the plan: it follows each change.',
  ],
  not: [
    'A call that took place: `CallTimeline` and `CallStory`.',
    'Editing: `CallGroupEditor` has the simulator in it.',
  ],
  why: ['No real calls. The same rules run here and where calls are placed: `simulateCall`.'],
  keyboard: { Enter: 'Presses the button: play, pause, next moment, answer.' },
  accessibility: [
    'While it plays, each new sentence is read aloud. "Next moment" goes from one to the next without time.',
    'Where no motion is wanted the table stands in for the picture.',
  ],
  words: callSimulatorMessages,
  example: { Example, source },
}
