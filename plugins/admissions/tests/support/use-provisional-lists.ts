import type { Loaded } from '@prangan/contract/site-data'
import { createSiteData } from '@prangan/functions/pages/site-data'
import type { OwnApp } from '@prangan/tests/support/use-own-app.ts'
import { dataFiles } from '../../contract/data-files.ts'
import { admissionPaths } from '../../contract/paths.ts'
import { ObjectionDocumentSchema, type PublicList } from '../../contract/schemas/admission-lists.ts'
import { openedFor } from '../../functions/application-access.ts'
import { asSeen } from './admissions.ts'
import { own, seen } from './own-applications.ts'
import { useLists } from './use-lists.ts'

/** What the office and applicants do with provisional lists and objections, against an own app. */
export function useProvisionalLists(app: OwnApp) {
  const { send, admin, listAt, sessionWith, firestore } = useLists(app)

  const day = 24 * 60 * 60_000
  const inDays = (days: number) => new Date(app.now().getTime() + days * day)
  const wantedOf = (session: string, replaces = '') => ({ session, programme: 'ba', replaces })

  const preview = (session: string, replaces = '') =>
    send('POST /api/admissions/lists/preview', wantedOf(session, replaces))
  async function publish(session: string, more: { replaces?: string } & Record<string, unknown> = {}) {
    const wanted = wantedOf(session, more.replaces)
    const { body, status } = await send('POST /api/admissions/lists/preview', wanted)
    if (status !== 200) throw new Error(`A preview answers ${status}: ${body.message}`)
    return send('POST /api/admissions/lists', { ...asSeen(wanted, body), ...more })
  }
  const publishFinal = (session: string, replaces: string, more: object = {}) =>
    publish(session, { replaces, ...more })
  const withdraw = (id: string) =>
    send(`POST /api/admissions/lists/${id}/withdraw`, { reason: 'Read wrongly.' })
  const offer = (id: string) =>
    send(`POST /api/admissions/lists/${id}/offers`, {
      payFrom: '2099-07-20T10:00+05:30',
      payTo: '2099-07-24T17:00+05:30',
    })
  const endObjections = (id: string) =>
    firestore()
      .doc(admissionPaths.list(id))
      .update({ objectionsUntil: inDays(-1) })
  const objectionsTo = async (id: string) => {
    const { docs } = await firestore().collection(admissionPaths.objections(id)).get()
    return docs.map((each) => ({ id: each.id, ...ObjectionDocumentSchema.parse(each.data()) }))
  }
  const answerTo = (list: string, objection: string, isUpheld: boolean, token = admin()) =>
    send(
      `PUT /api/admissions/lists/${list}/objections/${objection}`,
      { isUpheld, answer: 'The marksheet says so.', needsNoCorrection: isUpheld },
      token,
    )

  async function publicList(id: string): Promise<PublicList | null> {
    const data = createSiteData({ firebase: app, clock: app.now }, { pages: [], settings: [] })('en')
    const loaded: Loaded<PublicList | null> = await data.file(dataFiles.list(id))
    if (loaded.status !== 'ready') throw new Error('It could not be read.')
    return loaded.value
  }

  async function tokenOf(id: string): Promise<string> {
    const batch = firestore().batch()
    const { token } = openedFor(batch, firestore(), id, app.now())
    await batch.commit()
    return token
  }
  const ownPage = async (id: string) => seen(await own('read', { token: await tokenOf(id) }))
  const object = async (id: string, list: string, more: object = {}) =>
    own('object', { token: await tokenOf(id), list, rank: 0, text: 'My marks are 412, not 350.', ...more })

  /** A provisional list of three applicants for one seat. */
  async function aProvisionalList() {
    const { session, ids, all } = await sessionWith(1, [450, 400, 350])
    const { body } = await publish(session, { objectionsUntil: inDays(3).toISOString() })
    const [first = '', second = '', third = ''] = ids
    return { session, list: String(body.id), first, second, third, all }
  }

  return {
    inDays,
    wantedOf,
    firestore,
    send,
    preview,
    publish,
    publishFinal,
    withdraw,
    offer,
    stored: listAt,
    endObjections,
    objectionsTo,
    answerTo,
    publicList,
    tokenOf,
    ownPage,
    object,
    sessionWith,
    aProvisionalList,
  }
}
