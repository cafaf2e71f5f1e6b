import { endpointTable } from '@prangan/contract/endpoints/table'
import type { Handler } from '../http/handler.ts'
import { checkPhoto } from '../media/photo.ts'
import { changedBy } from './alumni-wire.ts'
import { changeAlumnus } from './change-alumnus.ts'

/** Handles `updateAlumnus`. */
export const updateAlumnus: Handler<'updateAlumnus'> = async ({ params, body, files }, context) => {
  const { status, version } = body
  await changeAlumnus(
    {
      id: params.id,
      version,
      photo: files.photo && (await checkPhoto(files.photo, endpointTable.updateAlumnus.body.files.photo)),
      differences: (alumnus) => ({
        ...changedBy(body, alumnus),
        ...(status !== undefined && { status: status === '1' }),
      }),
    },
    context,
  )
  return { message: 'Alumni updated successfully!' }
}
