import type { OutputOf } from '@prangan/contract/endpoints/table'
import { call } from '@prangan/web/http/client.ts'
import type { GetToken } from '@prangan/web/lib/desk-session.ts'
import type * as z from 'zod/mini'
import type { SaveDisclosureInputSchema } from '../../contract/disclosures.ts'
import { disclosureEndpoints } from '../../contract/endpoints.ts'

export type Checks = OutputOf<'checkDisclosures'>

/** Reads broken links and possible owners (`checkDisclosures`). Throws a `CallError`. */
export const readChecks = async (getToken: GetToken): Promise<Checks> =>
  call(disclosureEndpoints, 'checkDisclosures', {}, { token: await getToken() })

/** Saves an item (`saveDisclosure`). Throws a `CallError`. */
export async function saveItem(
  key: string,
  body: z.input<typeof SaveDisclosureInputSchema>,
  getToken: GetToken,
): Promise<string> {
  const token = await getToken()
  return (await call(disclosureEndpoints, 'saveDisclosure', { params: { key }, body }, { token })).message
}
