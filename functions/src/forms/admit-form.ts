import { challengeHeader } from '@prangan/contract/form-proof'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { networkOf, networksAround } from '../http/client-address.ts'
import { isCommitted } from '../is-committed.ts'
import { configuration } from '../lib/configuration.ts'
import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'
import { logAlarm } from '../lib/log.ts'
import { keyOf, retryAfter } from '../lib/rate-limit.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { type Counter, countOneMore } from './count.ts'
import { newChallenge, solvedBy } from './proof.ts'

/** A form that somebody sends: its endpoint, where from, and what the request says for itself. */
export type SentForm = {
  form: string
  address: string
  /** What the last proxy before us wrote: nobody can make that up. */
  proxy: string
  proof: string | undefined
  now: Date
}

const hour = 60 * 60_000
const day = 24 * hour

/**
 * The limit on forms that anyone may send, each form for itself. Up to a soft limit an hour a network just sends; beyond
 * it each form has to bring a proof of work, as our own pages do unasked, so that nobody is turned away for their
 * neighbours. Throws 429 with a challenge.
 */
export async function admitForm(firebase: Firebase, sent: SentForm): Promise<void> {
  const firestore = await firebase.firestore()
  const proofFor = { ...sent, network: networkOf(sent.address) }
  const challenge = solvedBy(sent.proof, proofFor)
  // It was counted when it was refused and given its challenge.
  if (challenge && (await isSpentNow(firestore, challenge, sent.now))) return

  const untilNextHour = hour - (sent.now.getTime() % hour)
  const networks = networksOf(sent)
  const [total = 0, ...counts] = await countOneMore(firestore, [
    totalOf(sent),
    ...networks.map(({ key }) => ({ key, expiresAt: new Date(sent.now.getTime() + untilNextHour) })),
  ])
  if (total >= configuration.formsAlarm()) await raiseAlarm(firestore, sent, total)
  const excess = Math.max(...networks.map(({ most }, at) => (counts[at] ?? 0) / most))
  if (excess <= 1) return
  throw new Failure('forms-too-often', {
    headers: { ...retryAfter(untilNextHour), [challengeHeader]: newChallenge(bitsFor(excess), proofFor) },
  })
}

/** The networks that a form counts for in this hour, and how many forms each may send. */
function networksOf({ form, address, proxy, now }: SentForm): { key: string; most: number }[] {
  const { wider, behindProxy, withAppCheck } = limits.publicForms
  const most = configuration.formsPerAddress() * (configuration.appCheck() ? withAppCheck : 1)
  const around = networksAround(address).map((network, at) => ({ network, most: most * wider ** at }))
  const all = proxy === address ? around : [...around, { network: `by ${proxy}`, most: most * behindProxy }]
  const hours = Math.floor(now.getTime() / hour)
  return all.map(({ network, most }) => ({ key: keyOf(`${form}From`, `${network} ${hours}`), most }))
}

/** All of a form in a day: it closes nothing, and tells the operator. */
function totalOf({ form, now }: SentForm): Counter {
  return { key: `${form}-${dayOf(now)}`, expiresAt: new Date(now.getTime() + 2 * day) }
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** One bit more, which is twice the work, each time that the forms double. */
function bitsFor(excess: number): number {
  const { bits, mostBits } = limits.publicForms.proof
  return Math.min(mostBits, bits + Math.floor(Math.log2(excess)))
}

/** Whether the proof is used here for the first time. */
function isSpentNow(firestore: Firestore, challenge: string, now: Date): Promise<boolean> {
  const spent = firestore.doc(documentPaths.rateLimit(keyOf('proof', challenge)))
  const expiresAt = new Date(now.getTime() + limits.publicForms.proof.lifetime)
  return isCommitted(firestore.batch().create(spent, { expiresAt }))
}

/** Once a day for each form: a log line for the operator's alert, and a mail to the office. */
async function raiseAlarm(firestore: Firestore, { form, now }: SentForm, count: number): Promise<void> {
  const raised = firestore.doc(documentPaths.rateLimit(`${form}-alarm-${dayOf(now)}`))
  if ((await raised.get()).exists) return
  const batch = firestore.batch().create(raised, { expiresAt: new Date(now.getTime() + 2 * day) })
  queueMail(batch, firestore, { kind: 'many forms', to: configuration.officeEmail(), form, count }, now)
  if (await isCommitted(batch)) logAlarm(`many forms in a day: ${form}`)
}
