import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { readMember } from './faculty-store.ts'
import { toFacultyItem, toRecordItems } from './faculty-wire.ts'
import { readAllRecords } from './records/record-store.ts'

export const readDashboard: Handler<'readDashboard'> = async (_input, { caller, firebase }) => {
  const firestore = await firebase.firestore()
  const [member, records] = await Promise.all([
    readMember(firestore, caller.uid),
    readAllRecords(firestore, caller.uid, 'all'),
  ])
  if (!member) throw new Failure('no-such-faculty')
  return { result: [toFacultyItem(member)], ...toRecordItems(records) }
}
