import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { SentFormDocumentSchema } from '@prangan/contract/schemas/private-documents'
import type { DocumentData, DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore'
import { allowances, keyOf, readBudget, withCount } from '../lib/budgets.ts'
import { compareAndSet, writeIfUnchanged } from '../lib/compare-and-set.ts'
import type { Configuration } from '../lib/configuration.ts'
import { Failure, retryAfter } from '../lib/failure.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { showOfficeCounts } from '../office/counters.ts'

export type Form = {
  name: string
  content: Readonly<Record<string, string>>
  /** By field: a mobile number, a normalised e-mail address, '' for a blank field. */
  named: Readonly<Record<string, string>>
  now: Date
  configuration: Pick<Configuration, 'formsPerPerson'>
}

type FormCheck = { answer: string } | { take: (batch: WriteBatch, answer: string) => void }

/**
 * Accepts a form: `write` adds its writes to the batch and returns the reply. The same form sent within ten minutes (a double
 * click, a lost reply) returns the first reply. It uses compare-and-set, since somebody may send many forms that name one
 * person at once. Throws 429 as `checkForm` does, and 503.
 */
export async function takeForm(
  firestore: Firestore,
  form: Form,
  write: (batch: WriteBatch) => Promise<string>,
): Promise<string> {
  const { value, writeTime } = await compareAndSet(async () => {
    const check = await checkForm(firestore, form)
    if ('answer' in check) return { value: check.answer }
    const batch = firestore.batch()
    const answer = await write(batch)
    check.take(batch, answer)
    return { batch, value: answer }
  })
  if (writeTime) await showOfficeCounts(firestore)
  return value
}

/**
 * Checks the limits of a form before any expensive work on it. Throws 429 under the field if its mobile number or e-mail
 * address was named too often today.
 */
export async function checkForm(
  firestore: Firestore,
  { name, content, named, now, configuration }: Form,
): Promise<FormCheck> {
  const filled = Object.entries(named).filter(([, text]) => text !== '')
  const keys = [sameKey(name, content), ...filled.map(([, text]) => keyOf(`${name}Of`, text))]
  const [same, ...persons] = await firestore.getAll(
    ...keys.map((key) => firestore.doc(documentPaths.rateLimit(key))),
  )
  const sent = same && parseStored(SentFormDocumentSchema, same)
  if (sent?.expiresAt && sent.expiresAt > now) return { answer: sent.answer }
  const { allowed } = withCount(allowances.formsOfPerson, configuration.formsPerPerson())
  const counted = persons.map((person, index) => {
    const { wait, next } = readBudget(person, allowed, now)
    if (wait > 0) {
      throw new Failure('forms-of-person', {
        fields: { [filled[index]?.[0] ?? '']: errors['forms-of-person'][1] },
        headers: retryAfter(wait),
      })
    }
    return { person, next }
  })
  return {
    take: (batch, answer) => {
      const expiresAt = new Date(now.getTime() + limits.publicForms.sameWithin)
      if (same) replace(batch, same, { answer, expiresAt })
      for (const { person, next } of counted) replace(batch, person, next)
    },
  }
}

function replace(batch: WriteBatch, { ref, updateTime }: DocumentSnapshot, data: DocumentData): void {
  writeIfUnchanged(batch, ref, updateTime, data)
}

const normalised = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()

function sameKey(name: string, content: Form['content']): string {
  const fields = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))
  return keyOf(name, JSON.stringify(fields.map(([field, text]) => [field, normalised(text)])))
}
