import { randomUUID } from 'node:crypto'
import { idOfNumber } from '@prangan/contract/ids'
import { collectionPaths } from '@prangan/contract/paths'
import type { RegisterAdmissionInput } from '@prangan/contract/schemas/admissions'
import type { Firestore } from 'firebase-admin/firestore'
import { countForOffice, readOfficeCounters, showOfficeCounts } from '../../functions/src/office/counters.ts'
import { examples } from '../../functions/src/openapi/examples.ts'
import { type Answer, call, json } from './call.ts'
import { newClientHeaders, newEmail, newMobile } from './people.ts'

export const newApplication = (more: Partial<RegisterAdmissionInput> = {}): RegisterAdmissionInput => ({
  ...examples.registerAdmission.body,
  name: `Kiran ${randomUUID().slice(0, 8)}`,
  email: newEmail('applicant'),
  mobile: newMobile(),
  ...more,
})

type From = { clientHeaders?: Record<string, string>; origin?: string }

export function sendForm(
  path: string,
  sent: unknown,
  { clientHeaders = newClientHeaders(), origin }: From = {},
): Promise<Answer> {
  const { body, headers } = json(sent)
  return call(`POST ${path}`, { body, headers: { ...headers, ...clientHeaders }, ...(origin && { origin }) })
}

export const apply = (application: unknown, from?: From) => sendForm('/api/reg/register', application, from)

export async function anApplication(more: Partial<RegisterAdmissionInput> = {}) {
  const sent = newApplication(more)
  const { body } = await apply(sent)
  const number = String(body.applicationNumber)
  return { ...sent, number, id: idOfNumber(number) }
}

export async function removeApplications(firestore: Firestore, email: string): Promise<void> {
  const { docs } = await firestore.collection(collectionPaths.admissions).where('email', '==', email).get()
  if (docs.length === 0) return
  const batch = firestore.batch()
  for (const { ref } of docs) batch.delete(ref)
  const waiting = docs.filter((application) => application.get('status') === 'new').length
  await countForOffice(batch, firestore, { newApplications: -waiting })
  await batch.commit()
  await showOfficeCounts(firestore)
}

export async function everythingOf(firestore: Firestore, name: string) {
  const { docs } = await firestore.collection(collectionPaths.admissions).where('name', '==', name).get()
  const audits = await Promise.all(
    docs.map(({ ref }) => firestore.collection(collectionPaths.audit).where('subject', '==', ref.path).get()),
  )
  return {
    applications: docs.map(
      (document) => ({ id: document.id, ...document.data() }) as Record<string, unknown>,
    ),
    audit: audits.flatMap((found) => found.docs.map((entry) => entry.data())),
  }
}

export async function newApplications(firestore: Firestore): Promise<number> {
  return (await readOfficeCounters(firestore)).newApplications
}
