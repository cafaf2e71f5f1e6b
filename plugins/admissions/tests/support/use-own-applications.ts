import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { AuditDocumentSchema } from '@prangan/contract/schemas/audit'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { beforeAll } from 'vitest'
import { aCompleteApplicant, byOffice, putSession, sessionAt, storedApplication } from './own-applications.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Runs an own app with triggers, in which a session takes applications. */
export function useOwnApplications() {
  const app = useOwnApp()
  useTriggers(app)
  const session = { id: '', closesAt: new Date(0) }
  beforeAll(async () => {
    const settings = sessionAt(app.now())
    session.closesAt = settings.programmes[0]?.closesAt ?? session.closesAt
    session.id = await putSession(await app.firestore(), settings)
  })

  const change = async (id: string, fields: object) => byOffice(await app.firestore(), id, fields)
  return {
    app,
    session,
    change,
    stored: async (id: string) => storedApplication(await app.firestore(), id),
    async auditOf(id: string) {
      const { docs } = await (await app.firestore())
        .collection(collectionPaths.audit)
        .where('subject', '==', documentPaths.admission(id))
        .get()
      return docs.map((entry) => AuditDocumentSchema.parse(entry.data()).action).sort()
    },
    query: (item: string) => ({
      item,
      question: 'Please explain.',
      askedAt: app.now(),
      answer: '',
      answeredAt: null,
    }),
    async anOffered(more: object = {}) {
      const applicant = await aCompleteApplicant()
      await change(applicant.id, { status: 'offered', offer: offerAt(app.now(), more) })
      return applicant
    },
  }
}

export const offerAt = (now: Date, more: object = {}) => ({
  list: 'list',
  listNumber: 1,
  under: 'open',
  payFrom: new Date(now.getTime() - minute),
  payTo: new Date(now.getTime() + day),
  amount: 4_000,
  cautionMoney: 500,
  acceptedAt: null,
  ...more,
})
