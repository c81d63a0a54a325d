export const fileDropMessages = {
  choose: 'Choose a file',
  paste: 'Paste rows',
  drop: 'Drop a file here, choose one, or paste rows from a spreadsheet.',
  dropNow: 'Drop the file',
  pasteRefused: 'The browser didn’t allow it. Press Ctrl+V, or ⌘V, here.',
} as const
