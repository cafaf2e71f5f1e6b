export const krutiDev = {
  title: 'This looks like Kruti Dev. Convert to Unicode?',
  /** For screen readers, while the input has the focus. */
  offered: 'This looks like Kruti Dev. Press Tab to convert it to Unicode, Escape to leave it.',
  preview: 'It becomes:',
  convert: 'Convert',
  decline: 'Not now',
  done: 'Converted to Unicode.',
  undo: 'Undo',
}
