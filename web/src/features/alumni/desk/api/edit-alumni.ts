import { alumniEndpoints } from '@prangan/contract/endpoints/alumni'
import type { OutputOf } from '@prangan/contract/endpoints/table'
import type { UpdateAlumnusInput } from '@prangan/contract/schemas/alumni'
import { call } from '../../../../http/client.ts'
import type { OnProgress } from '../../../../http/transport.ts'
import type { GetToken } from '../../../../lib/desk-session.ts'

/** A deletion: the version that the office looked at, and the reason, which is mailed to a requested alumnus. */
export type Deletion = { id: string; version: number; reason: string }

/** Verifies an alumnus (`setAlumnusStatus`). Throws a `CallError`. */
export async function verifyAlumnus(id: string, getToken: GetToken): Promise<string> {
  const input = { params: { id }, body: { status: true } }
  const { message } = await call(alumniEndpoints, 'setAlumnusStatus', input, { token: await getToken() })
  return message
}

/** Changes fields of an alumnus, and the photo if there is a new one (`updateAlumnus`). Throws a `CallError`. */
export async function updateAlumnus(
  id: string,
  { photo, ...body }: UpdateAlumnusInput & { photo?: File | undefined },
  { getToken, onProgress }: { getToken: GetToken; onProgress: OnProgress },
): Promise<string> {
  const input = { params: { id }, body, ...(photo && { files: { photo } }) }
  const options = { token: await getToken(), ...(photo && { onProgress }) }
  const { message } = await call(alumniEndpoints, 'updateAlumnus', input, options)
  return message
}

/** Rejects or deletes an alumnus (`deleteAlumnus`). Throws a `CallError`. */
export async function deleteAlumnus({ id, ...body }: Deletion, token: string | undefined): Promise<string> {
  const { message } = await call(alumniEndpoints, 'deleteAlumnus', { params: { id }, body }, { token })
  return message
}

/** Restores an alumnus from the bin (`restoreAlumnus`). Throws a `CallError`. */
export async function restoreAlumnus(id: string, getToken: GetToken): Promise<OutputOf<'restoreAlumnus'>> {
  return call(alumniEndpoints, 'restoreAlumnus', { params: { id } }, { token: await getToken() })
}
