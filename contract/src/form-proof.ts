/**
 * Proof of work for public forms, required once a network exceeds the soft limit. The error response carries a challenge; the
 * proof is `<challenge>.<number>`, whose SHA-256 must begin with the demanded number of zero bits. That costs one device about
 * a second and makes a flood expensive.
 */

/** Header of the refusal: `<bits>.<expires>.<random>.<signature>`. */
export const challengeHeader = 'X-Form-Challenge'

export const proofHeader = 'X-Form-Proof'

export function bitsOf(challenge: string): number {
  return Number.parseInt(challenge, 10)
}

export function leadingZeros(hash: Uint8Array): number {
  const zeros = hash.findIndex((byte) => byte !== 0)
  return zeros === -1 ? hash.length * 8 : zeros * 8 + Math.clz32(hash[zeros] ?? 0) - 24
}

/** The honeypot field: forms hide it from people, so only bots fill it in. */
export const trapField = 'website'
