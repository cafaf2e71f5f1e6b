import { pagesEndpoints } from '@prangan/contract/endpoints/pages'
import type { EndpointOf, OutputOf } from '@prangan/contract/endpoints/table'
import { call } from '../../../../http/client.ts'
import type { CallInput } from '../../../../http/request.ts'
import type { GetToken } from '../../../../lib/desk-session.ts'
import { actionFailure } from '../../../../lib/failure-messages.ts'
import { deskMessages } from '../../../../messages/desk.ts'

export type PageCall = keyof typeof pagesEndpoints

/** Makes one of the calls about pages. Throws a `CallError`. */
export async function callPages<Name extends PageCall>(
  name: Name,
  input: CallInput<Name>,
  getToken: GetToken,
): Promise<OutputOf<Name>> {
  const row = { [name]: pagesEndpoints[name] } as unknown as { readonly [Row in Name]: EndpointOf<Row> }
  return call(row, name, input, { token: await getToken() })
}

/** The message of a call that failed: the server's own, if it sent one. */
export const pageFailure = actionFailure(() => deskMessages().pagesList.actions.failed)
