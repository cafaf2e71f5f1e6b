import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import type { DocumentData, DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore'
import { configuration } from '../lib/configuration.ts'
import { Failure } from '../lib/failure.ts'
import { keyOf, retryAfter, turnIn } from '../lib/rate-limit.ts'
import { readAndCommit } from '../read-and-commit.ts'

/** A form that anyone may send, as it is told from others. */
export type Form = {
  name: string
  /** What makes it the same form when it comes again. */
  content: Readonly<Record<string, string>>
  /** Who it names, by the field: a mobile number, an e-mail address in its normal form, '' where it is left blank. */
  named: Readonly<Record<string, string>>
  now: Date
}

/** Either what the same form was answered a short while ago, or what takes this one in with the batch's other writes. */
type Look = { answer: string } | { take: (batch: WriteBatch, answer: string) => void }

const day = 24 * 60 * 60_000

/**
 * Takes a form in: `write` adds what there is to write and gives the answer. The same form sent again within ten minutes
 * (a second press, a lost answer) is the one that is there already, and gets its answer. Forms of one person that come at
 * once overtake each other and look again; others never meet. Throws 429 as `lookAtForm` does, and 503.
 */
export function takeForm(
  firestore: Firestore,
  form: Form,
  write: (batch: WriteBatch) => Promise<string>,
): Promise<string> {
  return readAndCommit(async () => {
    const look = await lookAtForm(firestore, form)
    const batch = firestore.batch()
    if ('answer' in look) return { batch, value: look.answer }
    const answer = await write(batch)
    look.take(batch, answer)
    return { batch, value: answer }
  })
}

/**
 * Looks whether a form may come in, before any work on it. A mobile number and an e-mail address may be named so many
 * times a day: throws 429 under the field.
 */
export async function lookAtForm(firestore: Firestore, { name, content, named, now }: Form): Promise<Look> {
  const told = Object.entries(named).filter(([, text]) => text !== '')
  const keys = [sameKey(name, content), ...told.map(([, text]) => keyOf(`${name}Of`, text))]
  const [same, ...persons] = await firestore.getAll(
    ...keys.map((key) => firestore.doc(documentPaths.rateLimit(key))),
  )
  if (same && isFresh(same, now)) return { answer: String(same.get('answer')) }
  const allowed = [{ count: configuration.formsPerPerson(), per: day }]
  const takings = persons.map((person, at) => {
    const taken: DocumentData = {}
    const turn = turnIn(person, { set: (_, data) => Object.assign(taken, data) }, allowed, now)
    if (turn.waitMilliseconds > 0) {
      throw new Failure('forms-of-person', {
        fields: { [told[at]?.[0] ?? '']: errors['forms-of-person'][1] },
        headers: retryAfter(turn.waitMilliseconds),
      })
    }
    turn.take()
    return { person, taken }
  })
  return {
    take: (batch, answer) => {
      const expiresAt = new Date(now.getTime() + limits.publicForms.sameWithin)
      if (same) writeOver(batch, same, { answer, expiresAt })
      for (const { person, taken } of takings) writeOver(batch, person, taken)
    },
  }
}

/** Writes a document if it is still as it was read. */
function writeOver(batch: WriteBatch, { ref, updateTime }: DocumentSnapshot, data: DocumentData): void {
  if (updateTime) batch.update(ref, data, { lastUpdateTime: updateTime })
  else batch.create(ref, data)
}

function isFresh(same: DocumentSnapshot, now: Date): boolean {
  const expiresAt = same.get('expiresAt') as { toMillis(): number } | undefined
  return expiresAt !== undefined && expiresAt.toMillis() > now.getTime()
}

/** A text as it is compared: whatever its case, its spaces or its Unicode form. */
const normalised = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()

/** Where a form with just this content is remembered; the name tells nothing of it. */
function sameKey(name: string, content: Form['content']): string {
  const fields = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))
  return keyOf(name, JSON.stringify(fields.map(([field, text]) => [field, normalised(text)])))
}
