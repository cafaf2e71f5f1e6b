import { randomUUID } from 'node:crypto'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, expect } from 'vitest'
import { call, json } from '../support/call.ts'
import { makePerson } from '../support/people.ts'
import { loadSmallSite, paragraph } from '../support/site.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { makeTeacher, type Teacher, tokenOf } from './teachers.ts'

/** Runs an own app with a small site, an admin and a teacher. */
export function usePageDesk() {
  const app = useOwnApp()
  let firestore: Firestore
  let admin: string
  let teacher: Teacher
  beforeAll(async () => {
    firestore = await app.firestore()
    await loadSmallSite(firestore)
    admin = await tokenOf(await makePerson(app, 'admin'))
    teacher = await makeTeacher(app)
  })

  const save = (id: string, changes: object, token = admin) =>
    call(`PUT /admin/pages/${id}/draft`, { token, ...json(changes) })
  const publish = (id: string, base: number | null, more: object = {}, token = admin) =>
    call(`POST /admin/pages/${id}/publish`, { token, ...json({ base, note: '', at: '', ...more }) })
  async function addPage(): Promise<{ id: string; path: string }> {
    const path = `/p-${randomUUID().slice(0, 8)}`
    const { status, body } = await call('POST /admin/pages', {
      token: admin,
      ...json({ path, title: { en: 'A new page' } }),
    })
    expect(status).toBe(201)
    const id = String(body.id)
    await write(id, 'First words.', { base: null, rev: 0 })
    return { id, path }
  }

  async function write(id: string, words: string, { base, rev }: { base: number | null; rev: number }) {
    const head = {
      title: { en: 'A new page' },
      description: { en: 'A page that a test has written, with a sentence that search results can show.' },
    }
    const { status, body } = await save(id, {
      base,
      head: { value: head, rev },
      order: { value: ['b1'], rev },
      blocks: { b1: { value: paragraph('b1', words), rev } },
    })
    expect([status, body.conflicts]).toEqual([200, []])
  }

  return {
    app,
    get firestore() {
      return firestore
    },
    get admin() {
      return admin
    },
    get teacher() {
      return teacher
    },
    save,
    write,
    publish,
    addPage,
    async addPublishedPage(): Promise<{ id: string; path: string }> {
      const page = await addPage()
      await publish(page.id, null)
      return page
    },
    stored: async (id: string) => (await firestore.doc(documentPaths.page(id)).get()).data(),
    async auditOf(id: string) {
      const entries = firestore
        .collection(collectionPaths.audit)
        .where('subject', '==', documentPaths.page(id))
      return (await entries.get()).docs.map((entry) => entry.get('action'))
    },
  }
}
