export const controls = {
  tryAgain: 'Try again',
  /** Label of the honeypot field, for readers of the page's source. */
  leaveEmpty: 'Please leave this empty',
  show: 'Show',
  hide: 'Hide',
  /** Labels of the button that reveals a password, for screen readers. */
  reveal: {
    password: { show: 'Show password', hide: 'Hide password' },
    passwords: { show: 'Show passwords', hide: 'Hide passwords' },
    currentPassword: { show: 'Show current password', hide: 'Hide current password' },
  },
  /** Asks about an e-mail address that looks mistyped. */
  emailMeant: (email: string) => `Did you mean ${email}?`,
  useEmail: 'Use this address',
  passwordHint: (least: number) => `At least ${least} characters.`,
  charactersLeft: (left: number) => `${left.toLocaleString('en-IN')} character${left === 1 ? '' : 's'} left`,
  charactersTooMany: (more: number) =>
    `${more.toLocaleString('en-IN')} character${more === 1 ? '' : 's'} too many`,
  portraitOf: (name: string) => `Portrait of ${name}`,
}
