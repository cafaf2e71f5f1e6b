export default {
  title: 'Pages that open offline',
  description: 'The pages on this device that you can open without a connection.',
  intro: 'You can open these pages without a connection: those you visited last, and the newest notices.',
  tryAgain: 'Try again',
  missing: 'The page you want is not on this device. It opens as soon as you are connected.',
  needed: 'You need a connection to search, to subscribe and to send forms.',
  application: 'An application that you have begun is kept on this device.',
  list: 'Pages on this device',
  asOf: (time: string) => `as of ${time}`,
  none: 'There are no pages on this device yet. Pages that you visit are kept here.',
}
