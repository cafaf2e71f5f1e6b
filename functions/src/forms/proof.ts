import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { bitsOf, leadingZeros } from '@prangan/contract/form-proof'
import { limits } from '@prangan/contract/limits'
import { configuration } from '../lib/configuration.ts'

/** What a challenge is good for: one form, from one network, for a while. */
export type ProofFor = { form: string; network: string; now: Date }

/** A challenge of that many bits. Nothing is kept of it: its signature says that it is ours. */
export function newChallenge(bits: number, { form, network, now }: ProofFor): string {
  const told = `${bits}.${now.getTime() + limits.publicForms.proof.lifetime}.${randomUUID()}`
  return `${told}.${sign(told, form, network)}`
}

/** The challenge that a proof solves; undefined where it solves none of ours, or one for something else or long ago. */
export function solvedBy(proof: string | undefined, { form, network, now }: ProofFor): string | undefined {
  const [, challenge, told, signature] =
    /^((\d+\.\d+\.[\w-]{36})\.([\w-]{43}))\.\d{1,12}$/.exec(proof ?? '') ?? []
  if (!proof || !challenge || !told || !signature) return undefined
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(told, form, network)))
  if (!isOurs || Number(told.split('.')[1]) <= now.getTime()) return undefined
  const hash = createHash('sha256').update(proof).digest()
  return leadingZeros(hash) >= bitsOf(challenge) ? challenge : undefined
}

function sign(told: string, form: string, network: string): string {
  const secret = configuration.otpSecret()
  if (!secret) throw new Error('OTP_SECRET is not set')
  return createHmac('sha256', secret).update(`form proof ${form} ${network} ${told}`).digest('base64url')
}
