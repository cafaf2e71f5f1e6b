import { bitsOf, leadingZeros } from '@prangan/contract/form-proof'

/** Hashes computed in parallel: the browser does so off the main thread, and the page stays responsive. */
const atOnce = 256

/** Finds the proof of work that a refused form has to send: see `form-proof.ts`. */
export async function solveChallenge(challenge: string): Promise<string> {
  const bits = bitsOf(challenge)
  const encoder = new TextEncoder()
  for (let first = 0; ; first += atOnce) {
    const proofs = Array.from({ length: atOnce }, (_, at) => `${challenge}.${first + at}`)
    const hashes = await Promise.all(
      proofs.map((proof) => crypto.subtle.digest('SHA-256', encoder.encode(proof))),
    )
    const proof = proofs.find((_, at) => leadingZeros(new Uint8Array(hashes[at] as ArrayBuffer)) >= bits)
    if (proof) return proof
  }
}
