import type { Loaded } from '@prangan/contract/site-data'
import { createSiteData } from '@prangan/functions/pages/site-data'
import { call, json } from '@prangan/tests/support/call.ts'
import type { OwnApp } from '@prangan/tests/support/use-own-app.ts'
import { dataFiles } from '../../contract/data-files.ts'
import type {
  MeritListRow,
  PublicList,
  PublicListHead,
  Unusual,
} from '../../contract/schemas/admission-lists.ts'
import { asSeen } from './admissions.ts'
import { useLists } from './use-lists.ts'

type Listed = { number: number; basis: string; rows: MeritListRow[]; unusual: Unusual[] }

/** The calls about the lists of a programme, against an own app; by an admin, unless the token is somebody else's. */
export function useListCalls(app: OwnApp) {
  const { admin, listAt, sessionWith, firestore } = useLists(app)

  const preview = async (session: string, token = admin()) =>
    call('POST /api/admissions/lists/preview', { token, ...json({ session, programme: 'ba' }) })
  const previewed = async (session: string) => (await preview(session)).body as unknown as Listed
  const publish = (session: string, list: Listed, token = admin(), more: object = {}) =>
    call('POST /api/admissions/lists', {
      token,
      ...json({ ...asSeen({ session, programme: 'ba' }, list), ...more }),
    })
  const withdraw = (id: string, token = admin()) =>
    call(`POST /api/admissions/lists/${id}/withdraw`, { token, ...json({ reason: 'Read wrongly.' }) })
  const traceOf = async (id: string, application: string, token = admin()) =>
    call(`GET /api/admissions/lists/${id}/traces/${application}`, { token })

  const siteDataAt = (now: Date) =>
    createSiteData({ firebase: app, clock: () => now }, { pages: [], settings: [] })('en')
  async function ready<Value>(loading: Promise<Loaded<Value>>): Promise<Value> {
    const loaded = await loading
    if (loaded.status !== 'ready') throw new Error('It could not be read.')
    return loaded.value
  }
  const publicLists = (now: Date) => ready(siteDataAt(now).file<PublicListHead[]>(dataFiles.lists))
  const publicList = (id: string, now = app.now()) =>
    ready(siteDataAt(now).file<PublicList | null>(dataFiles.list(id)))

  return {
    siteDataAt,
    ready,
    preview,
    previewed,
    publish,
    withdraw,
    traceOf,
    stored: listAt,
    publicLists,
    publicList,
    sessionWith,
    admin,
    firestore,
  }
}
