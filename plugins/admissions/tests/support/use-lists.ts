import type { Loaded } from '@prangan/contract/site-data'
import { createSiteData } from '@prangan/functions/pages/site-data'
import { type Answer, call, json, signIn } from '@prangan/tests/support/call.ts'
import type { OwnApp } from '@prangan/tests/support/use-own-app.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll } from 'vitest'
import { dataFiles } from '../../contract/data-files.ts'
import { admissionPaths } from '../../contract/paths.ts'
import {
  type AdmissionListDocument,
  AdmissionListDocumentSchema,
  type PublicList,
} from '../../contract/schemas/admission-lists.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { addSession, asSeen, programmesOf, readApplication, verifiedWith } from './admissions.ts'

const day = 24 * 60 * 60_000

/** What an officer does with the lists of a programme, against an own app. */
export function useLists(app: OwnApp) {
  let admin: string
  let firestore: Firestore
  beforeAll(async () => {
    admin = await signIn('admin')
    firestore = await app.firestore()
  })
  const send = (route: string, body: object, token = admin): Promise<Answer> =>
    call(route, { token, ...json(body) })
  const siteData = () =>
    createSiteData({ firebase: app, clock: () => app.now() }, { pages: [], settings: [] })('en')
  return {
    send,
    admin: () => admin,
    firestore: () => firestore,
    read: (id: string): Promise<AdmissionDocument> => readApplication(firestore, id),
    async listAt(id: string): Promise<AdmissionListDocument> {
      return AdmissionListDocumentSchema.parse((await firestore.doc(admissionPaths.list(id)).get()).data())
    },
    /** A session with so many open seats, and an applicant for each number of marks. */
    async sessionWith(seats: number, marks: readonly number[], more: Partial<AdmissionDocument> = {}) {
      const session = await addSession(admin, app.now(), { programmes: programmesOf(app.now(), seats) })
      const all = await Promise.all(
        marks.map((xii) => verifiedWith(firestore, session, app.now(), xii, more)),
      )
      return { session, ids: all.map(({ id }) => id), all }
    },
    async publish(session: string, more: object = {}): Promise<string> {
      const wanted = { session, programme: 'ba', ...more }
      const { body: list } = await send('POST /api/admissions/lists/preview', wanted)
      const { body, status } = await send('POST /api/admissions/lists', asSeen(wanted, list))
      if (status !== 201) throw new Error(`Publishing answers ${status}: ${JSON.stringify(body)}`)
      return String(body.id)
    },
    offer: (list: string, days = 2, token = admin) =>
      send(
        `POST /api/admissions/lists/${list}/offers`,
        {
          payFrom: app.now().toISOString(),
          payTo: new Date(app.now().getTime() + days * day).toISOString(),
        },
        token,
      ),
    /** Opens an application for its applicant, at the counter. */
    async tokenOf(id: string): Promise<string> {
      return String((await send(`POST /api/admissions/${id}/counter`, {})).body.token)
    },
    async publicList(id: string): Promise<PublicList> {
      const loaded: Loaded<PublicList | null> = await siteData().file(dataFiles.list(id))
      if (loaded.status !== 'ready' || !loaded.value) throw new Error('The list is not public.')
      return loaded.value
    },
  }
}
