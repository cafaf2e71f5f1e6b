import { endpointTable } from '@prangan/contract/endpoints/table'
import { type AlumnusDetails, ChangedMobileSchema } from '@prangan/contract/schemas/alumni'
import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { checkPhoto } from '../media/photo.ts'
import { changedBy } from './alumni-wire.ts'
import { changeAlumnus } from './change-alumnus.ts'

export const updateAlumnus: Handler<'updateAlumnus'> = async ({ params, body, files }, context) => {
  const { status, version } = body
  await changeAlumnus(
    {
      id: params.id,
      version,
      photo: files.photo && (await checkPhoto(files.photo, endpointTable.updateAlumnus.body.files.photo)),
      differences: (alumnus) => ({
        ...checked(changedBy(body, alumnus)),
        ...(status !== undefined && { status: status === '1' }),
      }),
    },
    context,
  )
  return { message: 'Alumni updated successfully!' }
}

/** Checks only changed fields: a stored number is accepted as it is. */
function checked(changes: Partial<AlumnusDetails>): Partial<AlumnusDetails> {
  const { mobile } = changes
  const [issue] = (mobile !== undefined && ChangedMobileSchema.safeParse(mobile).error?.issues) || []
  if (issue) throw new Failure('invalid-input', { message: issue.message, fields: { MoNo: issue.message } })
  return changes
}
