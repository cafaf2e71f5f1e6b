export const krutiDevMessages = {
  title: 'This looks like Kruti Dev. Convert to Unicode?',
  offered: 'This looks like Kruti Dev. Press Tab to convert it to Unicode, Escape to leave it.',
  preview: 'It becomes:',
  convert: 'Convert',
  decline: 'Not now',
  done: 'Converted to Unicode.',
  undo: 'Undo',
  close: 'Close',
} as const
