/** @module-tag slow */
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { NoticeDocumentSchema, type NoticeWire } from '@prangan/contract/schemas/notices'
import { toNotice } from '@prangan/contract/to-notice'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { connectFirebase } from '../../functions/src/lib/firebase.ts'
import { buildCurrentNotices } from '../../functions/src/news/build-current-notices.ts'
import { call, form, signIn } from '../support/call.ts'
import { smallPdf } from '../support/pdf.ts'
import { suite } from '../support/suite.ts'

// Uses the running functions in several processes, because in one process changes run one at a time.

const firebase = connectFirebase()
let firestore: Firestore
let token: string
beforeAll(async () => {
  firestore = await firebase.firestore()
  token = await signIn('admin')
})

const send = (route: string, entries?: Record<string, string | File>) =>
  call(route, { token, origin: suite.api, ...(entries && form(entries)) })

async function race(round: number) {
  const title = `Race ${round}`
  const { body } = await send('POST /news/uploadnews', { title, myfile: smallPdf() })
  const { Id } = body.item as NoticeWire
  const edit = () => send(`PUT /news/${Id}`, { title: `${title} again`, myfile: smallPdf() })
  const remove = () => send(`DELETE /news/${Id}`)
  const [first, second] = round % 2 === 0 ? [edit(), remove()] : [remove(), edit()]
  const answers = await Promise.all([first, second])
  const [edited, removed] = round % 2 === 0 ? answers : answers.toReversed()
  // A 503 guarantees that nothing was done.
  if (removed?.status === 503) await remove()
  return { id: Id, edited: edited?.status, removed: removed?.status }
}

async function remainsOf(id: string) {
  const subject = documentPaths.news(id)
  const [item, deleted, versions, [files], audit] = await Promise.all([
    firestore.doc(subject).get(),
    firestore.doc(documentPaths.deletedNotice(id)).get(),
    firestore.collection(documentPaths.noticeVersions(id)).get(),
    firebase.bucket().then((bucket) => bucket.getFiles({ prefix: `files/${id}/` })),
    firestore.collection(collectionPaths.audit).where('subject', '==', subject).get(),
  ])
  const actions = audit.docs.map((entry) => String(entry.get('action'))).sort()
  const named = [item, deleted].map((stored) => stored.get('file.name')).filter(Boolean)
  const earlier = versions.docs.map((stored) => stored.get('file.name'))
  const namedBy = (names: unknown[]) => files.filter(({ name }) => names.includes(name.split('/').at(-1)))
  return {
    isThere: item.exists,
    isInBin: deleted.exists,
    files: namedBy(named).length,
    strays: files.length - namedBy([...named, ...earlier]).length,
    actions,
  }
}

it('An item that is edited and deleted at the same moment is in the bin with one file', async () => {
  const { id, edited, removed } = await race(0)
  expect([200, 404, 503]).toContain(edited)
  expect([200, 503]).toContain(removed)
  expect(await remainsOf(id)).toMatchObject({ isThere: false, isInBin: true, files: 1, strays: 0 })
  await send(`DELETE /admin/bin/notices/${id}`)
})

describe('60 items, each edited and deleted at the same moment', { tags: ['slow'] }, () => {
  it('are in the bin with their last file, with every winner in the audit trail, and the home page equals a rebuilt one', {
    timeout: 300_000,
  }, async () => {
    const workers = [0, 1, 2].map(async (worker) => {
      const ends = []
      for (let round = worker; round < 60; round += 3) {
        const end = await race(round)
        expect([200, 404, 503]).toContain(end.edited)
        expect([200, 503]).toContain(end.removed)
        const won = end.edited === 200 ? ['notice changed'] : []
        expect(await remainsOf(end.id)).toEqual({
          isThere: false,
          isInBin: true,
          files: 1,
          strays: 0,
          actions: [...won, 'notice deleted', 'notice published'],
        })
        ends.push(end)
      }
      return ends
    })
    const ends = (await Promise.all(workers)).flat()
    const count = (status: number) => ends.filter(({ edited }) => edited === status).length
    console.log(`  60 races: ${count(200)} edits first, ${count(404)} too late, ${count(503)} got a 503`)
    expect(ends).toHaveLength(60)
    await expectHomePageAsRebuilt()
  })
})

describe('45 notices in the bin, each restored and permanently deleted at the same moment', {
  tags: ['slow'],
}, () => {
  it('are all there or all gone, each with its file, and the home page equals a rebuilt one', {
    timeout: 300_000,
  }, async () => {
    const workers = [0, 1, 2].map(async (worker) => {
      const ends: boolean[] = []
      for (let round = worker; round < 45; round += 3) {
        const { body } = await send('POST /news/uploadnews', { title: `Bin ${round}`, myfile: smallPdf() })
        const { Id } = body.item as NoticeWire
        expect(await untilDone(`DELETE /news/${Id}`)).toBe(200)
        const routes = [`POST /news/bin/${Id}/restore`, `DELETE /admin/bin/notices/${Id}`]
        const inOrder = round % 2 === 0 ? routes : routes.toReversed()
        const answers = await Promise.all(inOrder.map(untilDone))
        const isRestored = answers[round % 2] === 200
        expect(answers.toSorted()).toEqual([200, 404])
        expect(await remainsOf(Id)).toEqual({
          isThere: isRestored,
          isInBin: false,
          files: isRestored ? 1 : 0,
          strays: 0,
          actions: [
            'notice deleted',
            ...(isRestored ? [] : ['notice deleted for ever']),
            'notice published',
            ...(isRestored ? ['notice restored'] : []),
          ],
        })
        ends.push(isRestored)
      }
      return ends
    })
    const ends = (await Promise.all(workers)).flat()
    console.log(
      `  45 notices in the bin: ${ends.filter(Boolean).length} restored, the others permanently deleted`,
    )
    expect(ends).toHaveLength(45)
    await expectHomePageAsRebuilt()
  })
})

async function untilDone(route: string): Promise<number> {
  const { status } = await send(route)
  return status === 503 ? untilDone(route) : status
}

describe('40 notices published at once', { tags: ['slow'] }, () => {
  it('are all published and audited, or get a 503, and the home page equals a rebuilt one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        send('POST /news/uploadnews', { title: `Rush ${index}`, type: 'Events' }),
      ),
    )
    expect(answers.filter(({ status }) => status !== 201 && status !== 503)).toEqual([])
    const ids = answers.filter(({ status }) => status === 201).map(({ body }) => (body.item as NoticeWire).Id)
    await expectHomePageAsRebuilt()
    const remains = await Promise.all(ids.map(remainsOf))
    expect(remains.filter(({ isThere, actions }) => !isThere || actions.length !== 1)).toEqual([])
    console.log(`  40 notices at once: ${ids.length} published, ${40 - ids.length} got a 503`)
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) await send(`DELETE /news/${id}`)
  })
})

/** Reads both in one transaction, because other tests may publish. */
async function expectHomePageAsRebuilt(): Promise<void> {
  const [current, items] = await firestore.runTransaction(
    (transaction) =>
      Promise.all([
        transaction.get(firestore.doc(documentPaths.currentNotices)),
        transaction.get(firestore.collection(collectionPaths.news)),
      ]),
    { readOnly: true },
  )
  // The site's revision does not depend on notices.
  const { staleAt: _, siteRevision: __, ...stored } = current.data() ?? {}
  const notices = items.docs.map((item) =>
    toNotice({ id: item.id, ...NoticeDocumentSchema.parse(item.data()) }),
  )
  expect(stored).toEqual(buildCurrentNotices(notices, new Date()))
}
