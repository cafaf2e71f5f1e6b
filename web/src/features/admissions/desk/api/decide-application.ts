import { admissionEndpoints } from '@prangan/contract/endpoints/admissions'
import type { DecidedStatus } from '@prangan/contract/schemas/admissions'
import { call } from '../../../../http/client.ts'
import type { GetToken } from '../../../../lib/desk-session.ts'

/** A decision about an application, and the version of it that the office looked at. */
export type Decision = { status: DecidedStatus; note: string; mailApplicant: boolean; version: number }

/** Sets an application's status (`decideApplication`). Throws a `CallError`. */
export async function decideApplication(id: string, body: Decision, getToken: GetToken) {
  const token = await getToken()
  return call(admissionEndpoints, 'decideApplication', { params: { id }, body }, { token })
}
