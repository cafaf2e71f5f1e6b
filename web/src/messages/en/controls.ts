/** What controls and lists say wherever they are. */
export const controls = {
  tryAgain: 'Try again',
  /** Of the field that only programs fill in, for those who read the page's source. */
  leaveEmpty: 'Please leave this empty',
  show: 'Show',
  hide: 'Hide',
  /** What the switch of a password box does, for screen readers. */
  reveal: {
    password: { show: 'Show password', hide: 'Hide password' },
    passwords: { show: 'Show passwords', hide: 'Hide passwords' },
    currentPassword: { show: 'Show current password', hide: 'Hide current password' },
  },
  passwordHint: (least: number) => `At least ${least} characters.`,
  charactersLeft: (left: number) => `${left.toLocaleString('en-IN')} character${left === 1 ? '' : 's'} left`,
  charactersTooMany: (more: number) =>
    `${more.toLocaleString('en-IN')} character${more === 1 ? '' : 's'} too many`,
  portraitOf: (name: string) => `Portrait of ${name}`,
}
