/** An error that the user can fix: its message is shown without a stack. */
export class Problem extends Error {}

/** Prints to standard error, so that a command's own output stays clean. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
