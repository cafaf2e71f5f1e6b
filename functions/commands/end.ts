export function end(message: string, status: 1 | 2): never {
  console.error(message)
  process.exit(status)
}
