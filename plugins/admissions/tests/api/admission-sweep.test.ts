import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { storePrivateObject } from '@prangan/functions/media/store-object'
import { call, json, signIn } from '@prangan/tests/support/call.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { admissionPaths } from '../../contract/paths.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { notConfirmed } from '../../contract/schemas/fee.ts'
import { sweepLists } from '../../functions/lists/sweep-lists.ts'
import { sweepApplicationFiles } from '../../functions/own/own-documents.ts'
import { sweepApplicationDocuments } from '../../functions/sweep-documents.ts'
import { addSession, asSeen, readApplication, storeApplication, verifiedWith } from '../support/admissions.ts'
import { killedAt } from '../support/count-firestore.ts'

const app = useOwnApp({ ownBucket: true })
let admin: string
let firestore: Firestore
const day = 24 * 60 * 60_000
const inDays = (days: number) => new Date(app.now().getTime() + days * day)
beforeAll(async () => {
  admin = await signIn('admin')
  firestore = await app.firestore()
})

const offer = (payTo: Date): AdmissionDocument['offer'] => ({
  ...{ list: 'x', listNumber: 1, under: 'open', payFrom: app.now(), payTo },
  ...{ amount: 4_000, cautionMoney: 500, heads: [], acceptedAt: null, extensions: [] },
})
const fee = () => ({
  ...{ reference: 'CH-1', paidOn: '2026-07-01', amount: 4_000, reportedAt: app.now() },
  ...{ reported: null, ...notConfirmed },
})

async function applicationsOf(session: string) {
  const file = (id: string) => admissionPaths.file(id, 'photo.jpg')
  const store = async (more: Partial<AdmissionDocument>) => {
    const photo = {
      name: 'photo.jpg',
      file: 'photo.jpg',
      size: 1,
      contentType: 'image/jpeg',
      at: app.now(),
    }
    const { id } = await storeApplication(firestore, session, app.now(), { documents: { photo }, ...more })
    await storePrivateObject(app, file(id), { bytes: Buffer.from('x'), contentType: 'image/jpeg' })
    return id
  }
  const gone = await Promise.all([
    store({ status: 'rejected' }),
    store({ status: 'withdrawn' }),
    store({ status: 'declined' }),
    store({ status: 'offered', offer: offer(inDays(10)) }),
  ])
  const kept = await Promise.all([
    store({ status: 'admitted', fee: fee() }),
    store({ status: 'cancelled', fee: fee() }),
    store({ status: 'withdrawn', fee: fee() }),
    store({ status: 'verified' }),
    store({ status: 'queried' }),
    store({ status: 'offered', offer: offer(inDays(900)) }),
    store({}),
  ])
  const exists = async (id: string) => (await (await app.bucket()).file(file(id)).exists())[0]
  return { gone, kept, exists }
}

describe('The sweep of documents', () => {
  it('leaves everything for a year after the closing, then deletes those of what came to nothing', async () => {
    const session = await addSession(admin, app.now())
    const { gone, kept, exists } = await applicationsOf(session)
    expect(await sweepApplicationDocuments(app, inDays(30 + 364))).toBe(0)
    for (const id of [...gone, ...kept]) expect(await exists(id)).toBe(true)
    expect(await sweepApplicationDocuments(app, inDays(30 + 366))).toBe(gone.length)
    for (const id of gone) {
      expect([await exists(id), (await readApplication(firestore, id)).documents]).toEqual([false, {}])
    }
    for (const id of kept) {
      const { documents, version } = await readApplication(firestore, id)
      expect([await exists(id), Object.keys(documents), version]).toEqual([true, ['photo'], 1])
    }
    expect(await sweepApplicationDocuments(app, inDays(30 + 367))).toBe(0)
  })

  it('keeps all else of an application: its marks, its decisions, its number', {
    tags: ['slow'],
  }, async () => {
    const session = await addSession(admin, app.now())
    const { gone } = await applicationsOf(session)
    const [id = ''] = gone
    const { documents: _, version, updatedAt: __, ...before } = await readApplication(firestore, id)
    await sweepApplicationDocuments(app, inDays(30 + 366))
    expect(await readApplication(firestore, id)).toMatchObject({ ...before, version: version + 1 })
  })
})

describe('A sweep of documents that is killed', { tags: ['slow'] }, () => {
  const stillFull = async (ids: readonly string[]) => {
    const all = await Promise.all(ids.map((id) => readApplication(firestore, id)))
    return all.filter(({ documents }) => Object.keys(documents).length > 0).length
  }
  const deletions = async (id: string) => {
    const subject = documentPaths.admission(id)
    const { docs } = await firestore.collection(collectionPaths.audit).where('subject', '==', subject).get()
    return docs.length
  }

  const steps = [1, 2, 3].flatMap((nth) => [['before', nth] as const, ['after', nth] as const])

  it.each(steps)(
    '(%s commit %i) is finished by the next, and what it left in Storage goes a day later',
    async (when, nth) => {
      const night = inDays(30 + 366)
      // The first sweep removes what other tests have left.
      await sweepApplicationDocuments(app, night)
      const session = await addSession(admin, app.now())
      const { gone, kept, exists } = await applicationsOf(session)
      await expect(killedAt(nth, when, () => sweepApplicationDocuments(app, night))).rejects.toThrow('killed')
      expect(await stillFull(gone)).toBeGreaterThanOrEqual(gone.length - nth)

      await sweepApplicationDocuments(app, night)
      expect(await stillFull(gone)).toBe(0)
      expect(await stillFull(kept)).toBe(kept.length)
      for (const id of gone) expect(await deletions(id)).toBe(1)
      await sweepApplicationFiles(app, new Date(Date.now() + 2 * day))
      for (const id of gone) expect(await exists(id)).toBe(false)
      for (const id of kept) expect(await exists(id)).toBe(true)
      expect(await sweepApplicationDocuments(app, night), 'nothing is left to do').toBe(0)
    },
  )
})

describe('The sweep of lists', () => {
  const wanted = (session: string) => ({ session, programme: 'ba' })
  const preview = async (session: string) =>
    (await call('POST /api/admissions/lists/preview', { token: admin, ...json(wanted(session)) })).body
  const publish = (session: string, list: Record<string, unknown>) =>
    call('POST /api/admissions/lists', { token: admin, ...json(asSeen(wanted(session), list)) })

  it('deletes a list that was begun a day ago and never published, with its traces, and no other', {
    tags: ['slow'],
  }, async () => {
    const [session, other] = [await addSession(admin, app.now()), await addSession(admin, app.now())]
    for (const one of [session, other]) await verifiedWith(firestore, one, app.now(), 400)
    expect((await publish(other, await preview(other))).status).toBe(201)
    const list = await preview(session)
    await killedAt(2, 'after', () => publish(session, list))
    expect(await sweepLists(app, inDays(0.9))).toBe(0)
    expect(await sweepLists(app, inDays(1.1))).toBe(1)
    const traces = firestore.collection(admissionPaths.traces(`${session}-ba-1`))
    expect((await traces.listDocuments()).length).toBe(0)
    expect((await firestore.doc(admissionPaths.list(`${session}-ba-1`)).get()).exists).toBe(false)
    expect((await firestore.doc(admissionPaths.list(`${other}-ba-1`)).get()).exists).toBe(true)
    expect((await publish(session, list)).status).toBe(201)
  })
})
