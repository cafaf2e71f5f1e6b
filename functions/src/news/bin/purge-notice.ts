import { doneBy } from '../../audit/audit.ts'
import type { Handler } from '../../http/handler.ts'
import { removeNewsFile } from '../news-file.ts'
import { removeFromBin } from './news-bin-store.ts'

export const purgeNotice: Handler<'purgeNotice'> = async (
  { params: { id } },
  { caller, firebase, now, address },
) => {
  const { file } = await removeFromBin(await firebase.firestore(), id, doneBy({ caller, address, now }))
  await removeNewsFile(firebase, id, file)
  return { message: 'Notice deleted permanently.' }
}
