import { doneBy } from '../../audit/audit.ts'
import type { Handler } from '../../http/handler.ts'
import { purgeFromBin } from '../../lib/bin.ts'
import { newsBin } from './news-bin-store.ts'

export const purgeNotice: Handler<'purgeNotice'> = async (
  { params: { id } },
  { caller, firebase, now, address },
) => {
  await purgeFromBin(firebase, newsBin, id, doneBy({ caller, address, now }))
  return { message: 'Notice deleted permanently.' }
}
