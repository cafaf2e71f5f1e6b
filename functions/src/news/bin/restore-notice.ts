import { doneBy } from '../../audit/audit.ts'
import type { Handler } from '../../http/handler.ts'
import { toOfficeWire } from '../notice-wire.ts'
import { restoreFromBin } from './news-bin-store.ts'

export const restoreNotice: Handler<'restoreNotice'> = async (
  { params: { id } },
  { caller, firebase, now, address },
) => {
  const news = await restoreFromBin(await firebase.firestore(), id, doneBy({ caller, address, now }))
  return { message: 'Notice restored.', item: toOfficeWire({ id, ...news }) }
}
