/** Something that a person can mend: its message is a whole sentence for them, shown without a stack. */
export class Problem extends Error {}

/** Says something about progress: on standard error, so that a command's own output stays clean. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
