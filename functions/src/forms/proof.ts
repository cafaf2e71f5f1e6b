import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { bitsOf, leadingZeros } from '@prangan/contract/form-proof'
import { limits } from '@prangan/contract/limits'

export type ProofFor = { form: string; network: string; now: Date }

/** Returns a challenge of that many bits. It is not stored: its signature proves that it is ours. */
export function newChallenge(bits: number, { form, network, now }: ProofFor, secret: string): string {
  const content = `${bits}.${now.getTime() + limits.publicForms.proof.lifetime}.${randomUUID()}`
  return `${content}.${sign(content, form, network, secret)}`
}

export function solvedBy(
  proof: string | undefined,
  { form, network, now }: ProofFor,
  secret: string,
): string | undefined {
  const [, challenge, content, signature] =
    /^((\d+\.\d+\.[\w-]{36})\.([\w-]{43}))\.\d{1,12}$/.exec(proof ?? '') ?? []
  if (!proof || !challenge || !content || !signature) return undefined
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(content, form, network, secret)))
  if (!isOurs || Number(content.split('.')[1]) <= now.getTime()) return undefined
  const hash = createHash('sha256').update(proof).digest()
  return leadingZeros(hash) >= bitsOf(challenge) ? challenge : undefined
}

function sign(content: string, form: string, network: string, secret: string): string {
  if (!secret) throw new Error('OTP_SECRET is not set')
  return createHmac('sha256', secret).update(`form proof ${form} ${network} ${content}`).digest('base64url')
}
