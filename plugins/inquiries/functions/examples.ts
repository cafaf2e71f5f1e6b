import { college } from '@prangan/college/config'
import { type Example, exampleApplication } from '@prangan/functions/openapi/example'
import { grievanceCategories } from '../contract/inquiries.ts'

const id = 'k3JwQx81TnYb0aMv'
const inquiryToken = 'Xq3mT0bV7cJ2yR9sLw4nKd8fHg1pZaEuIo5BxQvNtMe'

export const examples = {
  sendGrievance: {
    body: {
      category: grievanceCategories[0],
      subject: 'A mark that is missing',
      message: 'My mark in Hindi, first semester, is not on the sheet. My roll number is on the copy.',
      name: 'Kiran Rao',
      email: 'kiran@applicants.test',
      mobile: '6666612345',
      language: 'en',
    },
  },
  sendEnquiry: {
    body: {
      course: exampleApplication.course,
      subject: '',
      message: 'Is there a hostel?',
      name: 'Kiran Rao',
      email: 'kiran@applicants.test',
      mobile: '',
      language: 'en',
    },
  },
  requestInquiryCode: {
    body: { number: `${college.shortCode}-G-2026-K7M4QX3`, contact: 'kiran@applicants.test', language: 'en' },
  },
  openInquiry: { body: { number: `${college.shortCode}-G-2026-K7M4QX3`, code: '204816', flow: id } },
  readOwnInquiry: { body: { token: inquiryToken } },
  appealInquiry: { body: { token: inquiryToken, text: 'The sheet that I sent was not looked at.' } },
  handleInquiry: {
    params: { id },
    body: {
      version: 1,
      status: 'acknowledged',
      note: 'Asked the examination department.',
      answer: 'We are looking for it.',
      mailSender: true,
    },
  },
  listInquiryHandlers: {},
  readInquiryFile: { params: { id, name: '1-marksheet.pdf' } },
} as const satisfies Record<string, Example>
