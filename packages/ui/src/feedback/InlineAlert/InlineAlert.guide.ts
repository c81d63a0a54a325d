import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const inlineAlertGuide: ComponentGuide = {
  components: ['InlineAlert'],
  otherNames: ['notice', 'message', 'callout', 'banner'],
  when: [
    'A fact or an error at this place, until the user acts.',
    '`actions` for what to do about it.',
  ],
  not: [
    'A finished action: a toast.',
    'A fact about the whole portal: `Banner`.',
    'An error of one field: its `error`.',
  ],
  accessibility: [
    'Without a role it is part of the page. Pass `role="alert"` for a failure and `role="status"` for a success that appear after an action.',
    'The icon repeats the tone; the text has the meaning.',
  ],
}
