export const failures = {
  unreachable: 'The server could not be reached. Please check your internet connection and try again.',
  /** Follows a message that does not say why there was no response. */
  noAnswer: 'The server could not be reached. Check your internet connection.',
  cancelled: 'The upload was cancelled.',
  unreadable: 'The server answered in an unexpected way. Please try again.',
  /** Shown while a busy form solves the challenge that many forms from one connection get. */
  proving: 'Many forms are coming from your connection. We are checking yours. This takes a few seconds…',
  /** Added to a refusal that says how long to wait. */
  tryAgainIn: (seconds: number) => {
    const [count, unit] = seconds < 60 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute']
    return ` You can try again in ${count} ${unit}${count === 1 ? '' : 's'}.`
  },
}
