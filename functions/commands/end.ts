/** Ends a command with a message and a status: 2 for wrong usage, 1 for a failure. */
export function end(message: string, status: 1 | 2): never {
  console.error(message)
  process.exit(status)
}
