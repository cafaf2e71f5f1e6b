import { challengeHeader } from '@prangan/contract/form-proof'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { limitedNetworks, networkOf } from '../http/client-address.ts'
import { keyOf } from '../lib/budgets.ts'
import { commitIfUnchanged } from '../lib/compare-and-set.ts'
import type { Deps } from '../lib/deps.ts'
import { Failure, retryAfter } from '../lib/failure.ts'
import { logAlarm } from '../lib/log.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { readOffice } from '../site/read-office.ts'
import { newChallenge, solvedBy } from './proof.ts'
import { type Counter, countOneMore } from './sharded-counter.ts'

export type SentForm = {
  form: string
  address: string
  proof: string | undefined
  now: Date
}

const hour = 60 * 60_000
const day = 24 * hour

type FormDeps = Pick<Deps, 'firebase' | 'configuration'>

/**
 * Enforces the rate limit of each public form. Beyond a soft hourly limit of a network each form needs a proof of work, so that
 * nobody is refused because of their neighbours. Throws 429 with a challenge.
 */
export async function admitForm({ firebase, configuration }: FormDeps, sent: SentForm): Promise<void> {
  const firestore = await firebase.firestore()
  const proofFor = { ...sent, network: networkOf(sent.address) }
  const secret = configuration.otpSecret()
  const challenge = solvedBy(sent.proof, proofFor, secret)
  // The form was counted when it was refused with this challenge.
  if (challenge && (await spendProof(firestore, challenge, sent.now))) return

  const untilNextHour = hour - (sent.now.getTime() % hour)
  const networks = networksOf(sent, configuration)
  const [total = 0, ...counts] = await countOneMore(firestore, [
    totalOf(sent),
    ...networks.map(({ key }) => ({ key, expiresAt: new Date(sent.now.getTime() + untilNextHour) })),
  ])
  if (total >= configuration.formsAlarm()) {
    await raiseAlarm(firestore, sent, total, configuration)
  }
  const excess = Math.max(...networks.map(({ most }, at) => (counts[at] ?? 0) / most))
  if (excess <= 1) return
  throw new Failure('forms-too-often', {
    headers: {
      ...retryAfter(untilNextHour),
      [challengeHeader]: newChallenge(bitsFor(excess), proofFor, secret),
    },
  })
}

function networksOf(
  { form, address, now }: SentForm,
  configuration: FormDeps['configuration'],
): { key: string; most: number }[] {
  const most =
    configuration.formsPerAddress() * (configuration.appCheck() ? limits.publicForms.withAppCheck : 1)
  const hours = Math.floor(now.getTime() / hour)
  return limitedNetworks(address).map(({ network, times }) => ({
    key: keyOf(`${form}From`, `${network} ${hours}`),
    most: most * times,
  }))
}

/** This limit refuses nothing; it alerts the operator. */
function totalOf({ form, now }: SentForm): Counter {
  return { key: `${form}-${dayOf(now)}`, expiresAt: new Date(now.getTime() + 2 * day) }
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** Adds one bit, which is twice the work, each time that the number of forms doubles. */
function bitsFor(excess: number): number {
  const { bits, mostBits } = limits.publicForms.proof
  return Math.min(mostBits, bits + Math.floor(Math.log2(excess)))
}

async function spendProof(firestore: Firestore, challenge: string, now: Date): Promise<boolean> {
  const spent = firestore.doc(documentPaths.rateLimit(keyOf('proof', challenge)))
  const expiresAt = new Date(now.getTime() + limits.publicForms.proof.lifetime)
  return (await commitIfUnchanged(firestore.batch().create(spent, { expiresAt }))) !== undefined
}

async function raiseAlarm(
  firestore: Firestore,
  { form, now }: SentForm,
  count: number,
  configuration: FormDeps['configuration'],
): Promise<void> {
  const raised = firestore.doc(documentPaths.rateLimit(`${form}-alarm-${dayOf(now)}`))
  if ((await raised.get()).exists) return
  const { email: to } = await readOffice(firestore, configuration, now)
  const batch = firestore.batch().create(raised, { expiresAt: new Date(now.getTime() + 2 * day) })
  queueMail(batch, firestore, { kind: 'many forms', to, form, count }, now)
  if (await commitIfUnchanged(batch)) logAlarm(`many forms in a day: ${form}`)
}
