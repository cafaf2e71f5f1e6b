import { doneBy } from '../../audit/audit.ts'
import type { Handler } from '../../http/handler.ts'
import { restoreFromBin } from './record-bin.ts'
import { recordNames } from './record-wire.ts'

export const restoreRecord: Handler<'restoreRecord'> = async ({ params: { kind, id } }, context) => {
  const firestore = await context.firebase.firestore()
  await restoreFromBin(firestore, { uid: context.caller.uid, kind, id }, doneBy(context))
  return { message: `${recordNames[kind]} restored.` }
}
