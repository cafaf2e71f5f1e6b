import { facultyEndpoints } from '@prangan/contract/endpoints/faculty'
import { CallError } from '../../../../http/call-error.ts'
import { call } from '../../../../http/client.ts'
import type { CallInput } from '../../../../http/request.ts'
import type { OnProgress } from '../../../../http/transport.ts'
import type { GetToken } from '../../../../lib/desk-session.ts'
import { deskMessages } from '../../../../messages/desk.ts'

const form = () => deskMessages().members.form
const remove = () => deskMessages().members.remove

/** Changes to a profile: a field that is left out stays as it is. */
export type ProfileUpdate = CallInput<'updateFacultyDetails'>

/** Changes somebody's profile (`updateFacultyDetails`). Throws a `CallError`. */
export async function updateMember(
  update: ProfileUpdate,
  { getToken, onProgress }: { getToken: GetToken; onProgress: OnProgress },
): Promise<string> {
  const options = { token: await getToken(), onProgress }
  const { message } = await call(facultyEndpoints, 'updateFacultyDetails', update, options)
  return message
}

/** Removes a member from the public lists, or restores them (`toggleVisibility`). Throws a `CallError`. */
export async function setVisibility(email: string, isRemoved: boolean, getToken: GetToken): Promise<string> {
  const input = { params: { email }, body: { isRemoved } }
  const { message } = await call(facultyEndpoints, 'toggleVisibility', input, { token: await getToken() })
  return isRemoved ? remove().done(message) : remove().restored(message)
}

const failures = () =>
  ({
    update: form().failed,
    visibility: remove().failed,
  }) as const

/** The message of a failed action: that the member does not exist, or what failed with the server's message. */
export function failureText(action: keyof ReturnType<typeof failures>, error: unknown): string {
  if (!(error instanceof CallError)) {
    console.error(error)
    return failures()[action]
  }
  return error.status === 404 ? error.message : `${failures()[action]} ${error.message}`
}
