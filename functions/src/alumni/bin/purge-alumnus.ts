import { doneBy } from '../../audit/audit.ts'
import type { Handler } from '../../http/handler.ts'
import { purgeFromBin } from '../../lib/bin.ts'
import { alumniBin } from './alumni-bin.ts'

export const purgeAlumnus: Handler<'purgeAlumnus'> = async (
  { params: { id } },
  { caller, firebase, now, address },
) => {
  await purgeFromBin(firebase, alumniBin, id, doneBy({ caller, address, now }))
  return { message: 'Alumnus deleted permanently.' }
}
