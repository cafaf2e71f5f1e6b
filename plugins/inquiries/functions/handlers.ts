import { handleInquiry } from './handle-inquiry.ts'
import { readInquiryFile } from './inquiry-files.ts'
import { listInquiryHandlers } from './inquiry-handlers.ts'
import { appealInquiry, openInquiry, readOwnInquiry, requestInquiryCode } from './own-inquiry.ts'
import { sendEnquiry, sendGrievance } from './send-inquiry.ts'

export const handlers = {
  sendGrievance,
  sendEnquiry,
  requestInquiryCode,
  openInquiry,
  readOwnInquiry,
  appealInquiry,
  handleInquiry,
  listInquiryHandlers,
  readInquiryFile,
}
