import { randomUUID } from 'node:crypto'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { PageVersionDocumentSchema, SiteSchema } from '@prangan/contract/schemas/site'
import { type Firestore, WriteBatch } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { parseStored } from '../../functions/src/lib/parse-stored.ts'
import { sweepCopies } from '../../functions/src/lib/public-copies.ts'
import { call, json } from '../support/call.ts'
import { makePerson } from '../support/people.ts'
import { loadSmallSite, paragraph, textAt } from '../support/site.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { tokenOf } from './teachers.ts'

const app = useOwnApp()
let firestore: Firestore
let publishers: readonly [string, string]
beforeAll(async () => {
  firestore = await app.firestore()
  await loadSmallSite(firestore)
  const [one, other] = await Promise.all([makePerson(app, 'admin'), makePerson(app, 'admin')])
  publishers = [await tokenOf(one), await tokenOf(other)]
})

const head = {
  title: { en: 'Raced' },
  description: { en: 'A page that two people publish at the same moment.' },
}
const save = (id: string, token: string, changes: object) =>
  call(`PUT /admin/pages/${id}/draft`, { token, ...json(changes) })
const publish = (id: string, token: string, base: number | null) =>
  call(`POST /admin/pages/${id}/publish`, { token, ...json({ base, note: '', at: '' }) })

/** Publishes a page whose two paragraphs are equal in each version, so that a mixed version shows. */
async function addPage(): Promise<{ id: string; path: string }> {
  const path = `/race-${randomUUID().slice(0, 8)}`
  const [token] = publishers
  const { body } = await call('POST /admin/pages', { token, ...json({ path, title: head.title }) })
  const id = String(body.id)
  await write(id, token, 'round 0', { base: null, rev: 0 })
  expect((await publish(id, token, null)).status).toBe(200)
  return { id, path }
}

async function write(
  id: string,
  token: string,
  words: string,
  { base, rev }: { base: number | null; rev: number },
) {
  const blocks = { b1: { value: paragraph('b1', words), rev }, b2: { value: paragraph('b2', words), rev } }
  const first = base === null && { head: { value: head, rev }, order: { value: ['b1', 'b2'], rev } }
  const { status, body } = await save(id, token, { base, blocks, ...first })
  expect([status, body.conflicts]).toEqual([200, []])
}

async function versionsOf(id: string) {
  const { docs } = await firestore.collection(documentPaths.pageVersions(id)).orderBy('number').get()
  return docs.map((stored) => parseStored(PageVersionDocumentSchema, stored))
}

async function race(rounds: number): Promise<void> {
  const { id, path } = await addPage()
  for (let round = 1; round <= rounds; round += 1) {
    await write(id, publishers[0], `round ${round}`, { base: round, rev: 0 })
    const inOrder = round % 2 === 0 ? publishers : publishers.toReversed()
    const answers = await Promise.all(inOrder.map((token) => publish(id, token, round)))
    // The other person is told that nothing is left to publish or that the page has changed.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  }
  const versions = await versionsOf(id)
  expect(versions.map(({ number, base }) => [number, base])).toEqual(
    Array.from({ length: rounds + 1 }, (_each, at) => [at + 1, at === 0 ? null : at]),
  )
  for (const [at, { content }] of versions.entries()) {
    const words = content.blocks.map((block) => 'paragraphs' in block && block.paragraphs[0]?.en)
    expect(words).toEqual([`round ${at}`, `round ${at}`])
  }
  const site = parseStored(SiteSchema, await firestore.doc(documentPaths.site).get())
  expect(site.pages[id]?.version).toBe(rounds + 1)
  expect((await firestore.doc(documentPaths.currentNotices).get()).get('siteRevision')).toBe(site.revision)
  expect(await textAt(app, path)).toContain(`round ${rounds}`)
  const audit = firestore.collection(collectionPaths.audit).where('subject', '==', documentPaths.page(id))
  const actions = (await audit.get()).docs.map((entry) => entry.get('action'))
  expect(actions.filter((action) => action === 'page published')).toHaveLength(rounds + 1)
}

describe('Two people who publish one page at the same moment', () => {
  it('make one version of it, 4 times: it is whole, and the other one is told', () => race(4))

  it('make one version of it, 100 times', { tags: ['slow'], timeout: 300_000 }, () => race(100))
})

describe('At the same moment', () => {
  it('two pages are published, and neither is lost', { tags: ['slow'] }, async () => {
    const pages = await Promise.all(Array.from({ length: 6 }, addPage))
    await Promise.all(pages.map(({ id }) => write(id, publishers[0], 'round 1', { base: 1, rev: 0 })))
    const answers = await Promise.all(pages.map(({ id }, at) => publish(id, publishers[at % 2] ?? '', 1)))
    expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200))
    for (const { path } of pages) expect(await textAt(app, path)).toContain('round 1')
  })

  it('two people change one block: one is kept, and the other is told which block it was', {
    tags: ['slow'],
  }, async () => {
    const { id } = await addPage()
    for (let round = 0; round < 2; round += 1) {
      const change = (token: string, words: string) =>
        save(id, token, { base: 1, blocks: { b1: { value: paragraph('b1', words), rev: round } } })
      const answers = await Promise.all(publishers.map((token, at) => change(token, `${round} by ${at}`)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const winner = answers.findIndex(({ body }) => (body.revs as Record<string, number>).b1 === round + 1)
      expect(answers[1 - winner]?.body).toEqual({ revs: {}, conflicts: ['b1'] })
      const draft = await firestore.doc(documentPaths.pageDraft(id)).get()
      expect(draft.get('blocks.b1.value.paragraphs')).toEqual([{ en: `${round} by ${winner}` }])
    }
  })

  it('a draft is saved while it is published: the change is published, or waits in a draft', async () => {
    const { id, path } = await addPage()
    let version = 1
    for (let round = 1; round <= 4; round += 1) {
      await write(id, publishers[0], `before ${round}`, { base: version, rev: 0 })
      const words = `meanwhile ${round}`
      const blocks = { b1: { value: paragraph('b1', words), rev: 1 } }
      const [published, saved] = await Promise.all([
        publish(id, publishers[0], version),
        save(id, publishers[1], { base: version, blocks }),
      ])
      expect(published.status).toBe(200)
      version += 1
      const isKept = saved.status === 200 && saved.body.conflicts?.toString() === ''
      const isPublic = (await textAt(app, path)).includes(words)
      const draft = await firestore.doc(documentPaths.pageDraft(id)).get()
      const isInDraft = JSON.stringify(draft.data() ?? {}).includes(words)
      // A text that was reported as saved must exist.
      if (isKept) expect(isPublic || isInDraft).toBe(true)
      if (draft.exists) await call(`DELETE /admin/pages/${id}/draft`, { token: publishers[0] })
    }
  })
})

describe('A process that is killed while it publishes', () => {
  /** Fails every commit from the nth on, as if the process had been killed there. */
  async function killedAt(nth: number, work: () => Promise<unknown>): Promise<void> {
    const { commit } = WriteBatch.prototype
    let count = 0
    const killed = vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(function (this: WriteBatch) {
      count += 1
      return count < nth ? commit.call(this) : Promise.reject(new Error('killed'))
    })
    await work().finally(() => killed.mockRestore())
    expect(count).toBeGreaterThanOrEqual(nth)
  }

  it.each([
    [1, 'the old page'],
    [2, 'the old page until the schedule shows the new one, and tells open pages'],
  ])('before its commit %i leaves %s', { tags: ['slow'] }, async (nth) => {
    const { id, path } = await addPage()
    await write(id, publishers[0], 'round 1', { base: 1, rev: 0 })
    await killedAt(nth, () => publish(id, publishers[0], 1))
    const inBoth = async (words: string) => (await textAt(app, path)).split(words).length === 3
    expect(await inBoth('round 0')).toBe(true)
    expect((await versionsOf(id)).map(({ number }) => number)).toEqual(nth === 1 ? [1] : [1, 2])

    await sweepCopies(app)
    expect(await inBoth(`round ${nth - 1}`)).toBe(true)
    const revision = (await firestore.doc(documentPaths.site).get()).get('revision')
    expect((await firestore.doc(documentPaths.currentNotices).get()).get('siteRevision')).toBe(revision)
    if (nth > 1) return
    expect((await publish(id, publishers[0], 1)).status).toBe(200)
    expect(await textAt(app, path)).toContain('round 1')
  })
})
