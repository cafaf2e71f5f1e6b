import { inquiryEndpoints } from '@prangan/contract/endpoints/inquiries'
import { limits } from '@prangan/contract/limits'
import { parseDocuments } from '@prangan/contract/parse-document'
import { collectionPaths } from '@prangan/contract/paths'
import { FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import type { HandleInquiryInputSchema } from '@prangan/contract/schemas/inquiries'
import type * as z from 'zod/mini'
import { watchList } from '../../../firebase/firestore.ts'
import { CallError, callMessages } from '../../../http/call-error.ts'
import { call } from '../../../http/client.ts'
import { toRequest } from '../../../http/request.ts'
import type { GetToken } from '../../../lib/desk-session.ts'
import type { FailureMessages } from '../../../lib/failure-messages.ts'
import type { Listen } from '../../../lib/use-live.ts'

const before = 'Failed to update inquiry: '

/** The messages if a change could not be saved. */
export const handleFailure: FailureMessages = {
  before,
  refused: callMessages.unreadable,
  network: before + callMessages.unreachable,
}

/** What is to be done, based on the version that the office looked at. */
export type Change = z.input<typeof HandleInquiryInputSchema>

/** Changes an inquiry (`handleInquiry`). Throws a `CallError`. */
export async function handleInquiry(id: string, body: Change, getToken: GetToken) {
  const token = await getToken()
  return call(inquiryEndpoints, 'handleInquiry', { params: { id }, body }, { token })
}

/** Reads a file that came with an inquiry (`readInquiryFile`). Throws a `CallError`. */
export async function readInquiryFile(id: string, name: string, getToken: GetToken): Promise<Blob> {
  const { url, headers } = toRequest(
    inquiryEndpoints.readInquiryFile,
    { params: { id, name } },
    await getToken(),
  )
  const response = await fetch(url, { headers, cache: 'no-store' })
  if (!response.ok) throw new CallError(response.status, `${name} could not be downloaded. Please try again.`)
  return response.blob()
}

/** Somebody to whom an inquiry can be given. */
export type Handler = { uid: string; name: string }

/** Listens to the members of the faculty, by name. */
export const watchHandlers: Listen<readonly Handler[]> = (_, next, failed) =>
  watchList(
    {
      collection: collectionPaths.faculty,
      where: [['isRemoved', false]],
      orderBy: ['name', 'asc'],
      limit: limits.publicList,
    },
    (rows) => next(parseDocuments(FacultyDocumentSchema, rows).map(({ id, name }) => ({ uid: id, name }))),
    failed,
  )
