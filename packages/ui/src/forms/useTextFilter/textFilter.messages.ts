export const textFilterMessages = {
  refused: 'Not entered: {cause}',
  cleared: 'The field was cleared, and undo can’t bring the text back: {cause}',
  causes: {
    comparison: 'the signs < > = can’t be entered on their own.',
    scheme: 'web addresses such as http: or javascript: are not allowed here.',
    tag: 'HTML tags are not allowed here.',
    formula: 'hyperlink formulas are not allowed here.',
    extension: 'file names ending in exe, bat, cmd, js, vbs, html or php are not allowed here.',
  },
} as const
