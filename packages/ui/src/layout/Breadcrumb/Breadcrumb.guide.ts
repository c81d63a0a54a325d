import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Breadcrumb.example.tsx'
import source from './Breadcrumb.example.tsx?raw'

export const breadcrumbGuide: ComponentGuide = {
  components: ['Breadcrumb'],
  status: 'new',
  since: '1.2',
  otherNames: ['breadcrumbs', 'path'],
  when: [
    'A page below others, where there is no `PageHeader` to hold it.',
  ],
  not: [
    'The head of a page: `PageHeader` has its `breadcrumb`.',
    'Steps of a form: `WizardSteps`.',
  ],
  keyboard: {},
  accessibility: [
    'It is a navigation with a name of its own; the page itself is no link.',
  ],
  example: { Example, source },
}
