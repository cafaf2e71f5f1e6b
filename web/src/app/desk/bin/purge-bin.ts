import type { BinKind } from '@prangan/contract/bin'
import { binEndpoints } from '@prangan/contract/endpoints/bin'
import type { OutputOf } from '@prangan/contract/endpoints/table'
import { call } from '../../../http/client.ts'
import type { BinRow } from '../../../lib/bin.ts'
import type { GetToken } from '../../../lib/desk-session.ts'

/** Deletes an entry permanently (`purgeEntry`). Throws a `CallError`. */
export async function purgeEntry(
  { kind, entryId }: BinRow,
  getToken: GetToken,
): Promise<OutputOf<'purgeEntry'>> {
  const input = { params: { kind, id: entryId } }
  return call(binEndpoints, 'purgeEntry', input, { token: await getToken() })
}

/** Deletes permanently what was deleted at `until` or before (`emptyBin`). Throws a `CallError`. */
export async function emptyBin(
  kinds: readonly BinKind[],
  until: Date,
  getToken: GetToken,
): Promise<OutputOf<'emptyBin'>> {
  const input = { body: { kinds: [...kinds], until: until.toISOString() } }
  return call(binEndpoints, 'emptyBin', input, { token: await getToken() })
}
