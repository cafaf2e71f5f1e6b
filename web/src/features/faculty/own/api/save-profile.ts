import { facultyEndpoints } from '@prangan/contract/endpoints/faculty'
import type { OutputOf } from '@prangan/contract/endpoints/table'
import type { UpdateFacultyInput } from '@prangan/contract/schemas/faculty'
import { CallError, callMessages } from '../../../../http/call-error.ts'
import { call } from '../../../../http/client.ts'

type ProfileChanges = {
  /** Only what was changed: what is left out stays as it is, whoever changes it meanwhile. */
  texts: Partial<Record<keyof UpdateFacultyInput, string>>
  photo: Blob | null
  /** The version that the teacher looked at. */
  version: number
}

/** Changes the teacher's own profile (call 15). Throws a `CallError`. */
export async function saveProfile(
  { texts, photo, version }: ProfileChanges,
  token: string | undefined,
): Promise<OutputOf<'updateFacultyDetails'>> {
  const body = { ...texts, version: String(version) }
  try {
    const files = photo && { files: { photo } }
    return await call(facultyEndpoints, 'updateFacultyDetails', { body, ...files }, { token })
  } catch (error) {
    // Where the server itself failed, its words help nobody: the form's own are said instead.
    const isServers = error instanceof CallError && error.status >= 500
    throw isServers ? new CallError(error.status, callMessages.unreadable) : error
  }
}
