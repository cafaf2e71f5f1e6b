import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { computeList } from './compute-list.ts'
import { listReference, readTrace, toList } from './list-store.ts'

export const previewList: Handler<'previewList'> = async ({ body }, { firebase, now }) => {
  const list = await computeList(await firebase.firestore(), body, now)
  const { number, basis, rows, report, unusual } = list
  const touched = list.touched.map(({ id, name, applicationNumber, status, offer, rank, waiting }) => ({
    ...{ id, name, applicationNumber, status, rank, waiting },
    under: offer?.under ?? '',
  }))
  return { number, basis, rows, report, unusual, touched }
}

/** Throws 409 if the list would be another one now. */
export const previewTrace: Handler<'previewTrace'> = async ({ body }, { firebase, now }) => {
  const { application, basis, ...wanted } = body
  const list = await computeList(await firebase.firestore(), wanted, now)
  if (list.basis !== basis) throw new Failure('list-changed')
  return { trace: list.traces.get(application) ?? null }
}

export const readMeritTrace: Handler<'readMeritTrace'> = async ({ params }, { firebase }) => {
  const firestore = await firebase.firestore()
  const list = toList(await listReference(firestore, params.id).get())
  if (!list.rows.some(({ id }) => id === params.application)) return { trace: null }
  return { trace: await readTrace(firestore, params.id, params.application) }
}
