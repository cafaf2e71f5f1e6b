/**
 * The proof of work that a public form needs once its sender's network is over the soft limit. The refusal carries a
 * challenge; the proof is `<challenge>.<number>`, where the number makes the SHA-256 of the whole begin with as many
 * zero bits as the challenge demands. That takes one person's device about a second, and makes a flood expensive.
 */

/** The refusal's header with a challenge: `<bits>.<expires>.<random>.<signature>`. */
export const challengeHeader = 'X-Form-Challenge'

/** The next request's header with the proof. */
export const proofHeader = 'X-Form-Proof'

/** How many zero bits a challenge asks for. */
export function bitsOf(challenge: string): number {
  return Number.parseInt(challenge, 10)
}

/** How many zero bits a hash begins with. */
export function leadingZeros(hash: Uint8Array): number {
  const zeros = hash.findIndex((byte) => byte !== 0)
  return zeros === -1 ? hash.length * 8 : zeros * 8 + Math.clz32(hash[zeros] ?? 0) - 24
}

/** The honeypot field: our own forms hide it from people, so only a program fills it in. API calls leave it out. */
export const trapField = 'website'
