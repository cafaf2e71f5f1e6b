import { createHash } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Returns a name that looks random and is the same at every load: up to 32 letters and digits. */
export function stableName(seed: string, length = 20): string {
  const bytes = createHash('sha256').update(`demo ${seed}`).digest()
  return Array.from(bytes.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('')
}
