import { facultyEndpoints } from '@prangan/contract/endpoints/faculty'
import type { OutputOf } from '@prangan/contract/endpoints/table'
import type { UpdateFacultyInput } from '@prangan/contract/schemas/faculty'
import { call } from '../../../../http/client.ts'
import { ownCall } from './own-call.ts'

type ProfileChanges = {
  /** Only the changed fields: others stay as they are, even if somebody else changes them. */
  texts: Partial<Record<keyof UpdateFacultyInput, string>>
  photo: Blob | null
  version: number
}

/** Changes the teacher's own profile (`updateFacultyDetails`). Throws a `CallError`. */
export async function saveProfile(
  { texts, photo, version }: ProfileChanges,
  token: string | undefined,
): Promise<OutputOf<'updateFacultyDetails'>> {
  const body = { ...texts, version: String(version) }
  const files = photo && { files: { photo } }
  return ownCall(call(facultyEndpoints, 'updateFacultyDetails', { body, ...files }, { token }))
}
