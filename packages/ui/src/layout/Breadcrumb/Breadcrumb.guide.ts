import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const breadcrumbGuide: ComponentGuide = {
  components: ['Breadcrumb'],
  status: 'new',
  since: '1.2',
  otherNames: ['breadcrumbs', 'path'],
  when: [
    'A page below others that has no `PageHeader`.',
  ],
  not: [
    'A page with a `PageHeader`: its `breadcrumb`.',
    'Steps of a form: `WizardSteps`.',
  ],
  accessibility: [
    'It is a navigation with its own name; the page itself is no link.',
  ],
}
