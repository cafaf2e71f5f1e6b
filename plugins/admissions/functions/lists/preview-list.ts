import type { Handler } from '@prangan/functions/http/handler'
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

export const readMeritTrace: Handler<'readMeritTrace'> = async ({ params }, { firebase }) => {
  const firestore = await firebase.firestore()
  const list = toList(await listReference(firestore, params.id).get())
  if (!list.rows.some(({ id }) => id === params.application)) return { trace: null }
  return { trace: await readTrace(firestore, params.id, params.application) }
}
