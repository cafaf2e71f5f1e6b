import type { Handler } from '@prangan/functions/http/handler'
import { computeList } from './compute-list.ts'
import { listReference, readTrace, toList } from './list-store.ts'

export const previewList: Handler<'previewList'> = async ({ body }, { firebase, now }) => {
  const { number, basis, rows, report, unusual } = await computeList(await firebase.firestore(), body, now)
  return { number, basis, rows, report, unusual }
}

export const readMeritTrace: Handler<'readMeritTrace'> = async ({ params }, { firebase }) => {
  const firestore = await firebase.firestore()
  const list = toList(await listReference(firestore, params.id).get())
  if (!list.rows.some(({ id }) => id === params.application)) return { trace: null }
  return { trace: await readTrace(firestore, params.id, params.application) }
}
