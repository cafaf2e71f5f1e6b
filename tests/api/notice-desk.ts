import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { NoticeWire } from '@prangan/contract/schemas/notices'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, expect } from 'vitest'
import { type Answer, call, form } from '../support/call.ts'
import { makePerson } from '../support/people.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { tokenOf } from './teachers.ts'

export const hour = 60 * 60_000

type Entries = Record<string, string | File>

export function useNoticeDesk() {
  const app = useOwnApp()
  let firestore: Firestore
  let admin = { uname: '', token: '' }
  beforeAll(async () => {
    firestore = await app.firestore()
    const person = await makePerson(app, 'admin')
    admin = { uname: person.uname, token: await tokenOf(person) }
  })

  const byAdmin = (route: string, entries?: Entries): Promise<Answer> =>
    call(route, { token: admin.token, ...(entries && form(entries)) })
  const dataAt = async (path: string) => (await firestore.doc(path).get()).data()

  return {
    app,
    get admin() {
      return admin
    },
    byAdmin,
    fromNow: (milliseconds: number) => new Date(app.now().getTime() + milliseconds).toISOString(),
    publish: async (entries: Entries): Promise<NoticeWire> => {
      const { status, body } = await byAdmin('POST /news/uploadnews', entries)
      const isLater = Date.parse(String(entries.publishFrom)) > app.now().getTime()
      const message = isLater
        ? expect.stringMatching(/^Notice scheduled for \d.+ [ap]m\.$/)
        : 'Notice published.'
      expect([status, body.message]).toEqual([201, message])
      return body.item as NoticeWire
    },
    stored: (id: string) => dataAt(documentPaths.news(id)),
    binned: (id: string) => dataAt(documentPaths.deletedNotice(id)),
    home: () => dataAt(documentPaths.currentNotices),
    filesOf: async (id: string): Promise<string[]> => {
      const [files] = await (await app.bucket()).getFiles({ prefix: `files/${id}/` })
      return files.map(({ name }) => name)
    },
    auditOf: async (id: string): Promise<string[]> => {
      const entries = firestore
        .collection(collectionPaths.audit)
        .where('subject', '==', documentPaths.news(id))
      return (await entries.get()).docs
        .map((entry) => `${entry.get('action')} by ${entry.get('actor')}`)
        .sort()
    },
    statusOf: async (link: string, token?: string): Promise<number> => {
      const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` }
      return (await fetch(`${app.origin}${link}`, { method: 'HEAD', headers })).status
    },
  }
}
