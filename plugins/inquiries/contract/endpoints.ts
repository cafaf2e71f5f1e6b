import { endpoints, type FileRule } from '@prangan/contract/endpoints/endpoint'
import { FileNameSchema, IdSchema } from '@prangan/contract/ids'
import * as z from 'zod/mini'
import { HandleInquiryInputSchema, InquiryHandlerSchema } from './inquiries.ts'
import {
  AppealInquiryInputSchema,
  EnquiryInputSchema,
  GrievanceInputSchema,
  OpenInquiryInputSchema,
  OpenInquiryOutputSchema,
  OwnInquirySchema,
  ReadOwnInquiryInputSchema,
  RequestInquiryCodeInputSchema,
  RequestInquiryCodeOutputSchema,
} from './inquiry-forms.ts'
import { inquiryLimits } from './limits.ts'

const grievanceFile = {
  maxBytes: inquiryLimits.file,
  kinds: ['pdf', 'jpeg', 'png', 'webp'],
  isPassive: true,
  isRemade: true,
} as const satisfies FileRule

export const inquiryEndpoints = endpoints({
  sendGrievance: {
    routes: ['POST /api/inquiries/grievance'],
    summary: 'Takes a grievance, with files, by name or anonymously.',
    access: 'anyone',
    creates: true,
    isPublicForm: true,
    body: {
      format: 'multipart or json',
      input: GrievanceInputSchema,
      files: { file1: grievanceFile, file2: grievanceFile, file3: grievanceFile },
    },
    // For senders without an e-mail address; it cannot be read again.
    output: z.object({ message: z.string(), number: z.string(), followUpCode: z.optional(z.string()) }),
    status: 201,
  },
  sendEnquiry: {
    routes: ['POST /api/inquiries/enquiry'],
    summary: 'Takes a question about a course or anything else.',
    access: 'anyone',
    creates: true,
    isPublicForm: true,
    body: { format: 'json', input: EnquiryInputSchema },
    output: z.object({ message: z.string(), number: z.string(), followUpCode: z.optional(z.string()) }),
    status: 201,
  },
  requestInquiryCode: {
    routes: ['POST /api/inquiries/code'],
    summary:
      'Mails a one-time code for the status page of an inquiry, if number and address belong together.',
    access: 'anyone',
    body: { format: 'json', input: RequestInquiryCodeInputSchema },
    output: RequestInquiryCodeOutputSchema,
    refuses: ['too-often'],
  },
  openInquiry: {
    routes: ['POST /api/inquiries/open'],
    summary: 'Exchanges a code for a token that opens the inquiry for half an hour.',
    access: 'anyone',
    body: { format: 'json', input: OpenInquiryInputSchema },
    output: OpenInquiryOutputSchema,
    refuses: ['wrong-code', 'too-often'],
  },
  readOwnInquiry: {
    routes: ['POST /api/inquiries/own'],
    summary: 'What the sender of an inquiry may see of it.',
    access: 'anyone',
    body: { format: 'json', input: ReadOwnInquiryInputSchema },
    output: OwnInquirySchema,
    refuses: ['inquiry-look-ended', 'no-such-inquiry'],
  },
  appealInquiry: {
    routes: ['POST /api/inquiries/appeal'],
    summary: 'Appeals against the decision of a grievance, once, for its sender.',
    access: 'anyone',
    body: { format: 'json', input: AppealInquiryInputSchema },
    output: OwnInquirySchema,
    refuses: ['inquiry-look-ended', 'no-such-inquiry', 'no-appeal'],
  },
  handleInquiry: {
    routes: ['PUT /api/inquiries/:id'],
    summary:
      'Changes the status of an inquiry, assigns it, adds a note or answers it; one call may do it all.',
    access: 'inquiry:handle',
    params: z.object({ id: IdSchema }),
    body: { format: 'json', input: HandleInquiryInputSchema },
    output: z.object({ message: z.string(), version: z.number() }),
    refuses: ['no-such-inquiry', 'changed-meanwhile', 'wrong-status'],
  },
  listInquiryHandlers: {
    routes: ['GET /api/inquiries/handlers'],
    summary: 'The people who can be given an inquiry: the admins, and teachers to whom an admin granted it.',
    access: 'inquiry:handle',
    output: z.object({ handlers: z.array(InquiryHandlerSchema) }),
  },
  readInquiryFile: {
    routes: ['GET /api/inquiries/:id/files/:name'],
    summary: 'A file that came with a grievance, as a download.',
    access: 'inquiry:read',
    params: z.object({ id: IdSchema, name: FileNameSchema }),
    output: 'file',
  },
})

export { inquiryEndpoints as endpointTable }

export const endpointTag = {
  name: 'Admissions and inquiries',
  description: 'Forms that visitors send, and what the office decides.',
  rows: inquiryEndpoints,
} as const
