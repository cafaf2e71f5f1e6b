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

/** The notices of a file's own app, and an admin who works on them. */
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
    /** The admin's e-mail address and token. */
    get admin() {
      return admin
    },
    byAdmin,
    /** A moment so many milliseconds from the app's now, as forms write it. */
    fromNow: (milliseconds: number) => new Date(app.now().getTime() + milliseconds).toISOString(),
    /** Publishes a notice, and sees that it is taken, for now or for later. */
    publish: async (entries: Entries): Promise<NoticeWire> => {
      const { status, body } = await byAdmin('POST /news/uploadnews', entries)
      const isLater = Date.parse(String(entries.publishFrom)) > app.now().getTime()
      const message = isLater
        ? expect.stringMatching(/^Notice scheduled for \d.+ [ap]m\.$/)
        : 'Notice published.'
      expect([status, body.message]).toEqual([201, message])
      return body.item as NoticeWire
    },
    /** The stored notice, the one in the bin, and the home page's notices. */
    stored: (id: string) => dataAt(documentPaths.news(id)),
    binned: (id: string) => dataAt(documentPaths.deletedNotice(id)),
    home: () => dataAt(documentPaths.currentNotices),
    /** The paths of the objects in Storage that belong to a notice. */
    filesOf: async (id: string): Promise<string[]> => {
      const [files] = await (await app.bucket()).getFiles({ prefix: `files/${id}/` })
      return files.map(({ name }) => name)
    },
    /** What was done to a notice and by whom, in the order of the alphabet. */
    auditOf: async (id: string): Promise<string[]> => {
      const entries = firestore
        .collection(collectionPaths.audit)
        .where('subject', '==', documentPaths.news(id))
      return (await entries.get()).docs
        .map((entry) => `${entry.get('action')} by ${entry.get('actor')}`)
        .sort()
    },
    /** The status in which a link answers a stranger, or somebody with a token. */
    statusOf: async (link: string, token?: string): Promise<number> => {
      const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` }
      return (await fetch(`${app.origin}${link}`, { method: 'HEAD', headers })).status
    },
  }
}
