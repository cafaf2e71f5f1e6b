import { callMessages } from '@prangan/web/http/call-error.ts'
import { call } from '@prangan/web/http/client.ts'
import { readFile } from '@prangan/web/http/read-file.ts'
import type { GetToken } from '@prangan/web/lib/desk-session.ts'
import type { FailureMessages } from '@prangan/web/lib/failure-messages.ts'
import { keepChecking } from '@prangan/web/lib/keep-checking.ts'
import type { Listen } from '@prangan/web/lib/use-live.ts'
import type * as z from 'zod/mini'
import { inquiryEndpoints } from '../../contract/endpoints.ts'
import type { HandleInquiryInputSchema, InquiryHandler } from '../../contract/inquiries.ts'
import { inquiryDeskMessages } from './messages.ts'

const handle = () => inquiryDeskMessages().handle
const before = () => handle().failed

/** The messages if a change could not be saved. */
export const handleFailure = (): FailureMessages => ({
  before: before(),
  refused: callMessages.unreadable,
  network: before() + callMessages.unreachable,
})

export type Change = z.input<typeof HandleInquiryInputSchema>

/** Changes an inquiry (`handleInquiry`). Throws a `CallError`. */
export async function handleInquiry(id: string, body: Change, getToken: GetToken) {
  const token = await getToken()
  return call(inquiryEndpoints, 'handleInquiry', { params: { id }, body }, { token })
}

/** Reads a file that came with an inquiry (`readInquiryFile`). Throws a `CallError`. */
export const readInquiryFile = async (id: string, name: string, getToken: GetToken) =>
  readFile(inquiryEndpoints.readInquiryFile, { params: { id, name } }, await getToken())

/** Reads who can be given an inquiry, again as time passes: no client may read staff documents. */
export const watchHandlers =
  (getToken: GetToken): Listen<readonly InquiryHandler[]> =>
  (_, next, failed) => {
    const signal = { isStopped: false }
    const { stop } = keepChecking(async () => {
      try {
        const token = await getToken()
        const { handlers } = await call(inquiryEndpoints, 'listInquiryHandlers', {}, { token })
        if (!signal.isStopped) next(handlers)
      } catch (error) {
        if (!signal.isStopped) failed(error as Error)
      }
      return undefined
    })
    return () => {
      signal.isStopped = true
      stop()
    }
  }
