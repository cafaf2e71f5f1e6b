import { randomInt } from 'node:crypto'
import { idOfNumber } from '@prangan/contract/ids'
import { exampleOf } from '@prangan/functions/openapi/examples'
import { call, form } from '@prangan/tests/support/call.ts'
import { done } from '@prangan/tests/support/hostile/college.ts'
import { smallPdf } from '@prangan/tests/support/pdf.ts'
import { newClientHeaders, newEmail } from '@prangan/tests/support/people.ts'
import { collectionPaths, inquiryPaths } from '../contract/paths.ts'
import { inquiryAccess } from '../functions/inquiry-access.ts'
import { aGrievance, post } from './support/inquiries.ts'

export const creates = {
  sendGrievance: {
    what: 'an anonymous grievance with a file',
    collection: collectionPaths.inquiries,
    make: (subject: string) => ({
      fields: { email: '', mobile: '', name: '', subject },
      files: { file1: smallPdf() },
      stored: { subject },
    }),
  },
  sendEnquiry: {
    what: 'an enquiry',
    collection: collectionPaths.inquiries,
    make: (message: string) => ({ fields: { email: newEmail('parent'), message }, stored: { message } }),
  },
}

async function sendGrievance({ origin }: { origin: string }) {
  // The hostile calls use up the quota of the example's sender.
  const sender = { email: newEmail('student'), mobile: String(randomInt(6_000_000_000, 7_000_000_000)) }
  const sent = form({ ...exampleOf('sendGrievance').body, ...sender, file1: smallPdf('mark.pdf') } as never)
  const { number } = done(await call('POST /api/inquiries/grievance', { origin, ...sent }))
  return { id: idOfNumber(String(number)), name: '1-mark.pdf' }
}

export const pathParameters = [[/^\/api\/inquiries\/:id/, sendGrievance]] as const

/** Written by hand, because a table derived from the abilities would test nothing. */
export const openedByGrant = {
  'inquiry:read': ['readInquiryFile'],
  'inquiry:handle': ['readInquiryFile', 'listInquiryHandlers', 'handleInquiry'],
} as const

export const publicForms = ['sendEnquiry', 'sendGrievance'] as const

type Owner = { number: string; email: string; home: Record<string, string> }
type From = { clientHeaders?: Record<string, string>; device?: string }

export const statusPages = [
  {
    what: 'grievance',
    name: 'an inquiry, and an address to its sender',
    access: inquiryAccess,
    path: '/api/inquiries',
    prefix: 'SDC-G-2026',
    document: (number: string, email: string) =>
      [inquiryPaths.inquiry(idOfNumber(number)), { number, sender: { email } }] as const,
    prepare: async () => {},
    make: async (): Promise<Owner> => {
      const home = newClientHeaders()
      const { number, email } = await aGrievance({}, home)
      return { number, email, home }
    },
    ask: ({ number, email }: Owner, { clientHeaders, device }: From = {}) =>
      post('/api/inquiries/code', { number, contact: email, device }, clientHeaders),
    open: ({ number }: Owner, code: string, flow: unknown, { clientHeaders, device }: From = {}) =>
      post('/api/inquiries/open', { number, code, flow, device }, clientHeaders),
  },
]
