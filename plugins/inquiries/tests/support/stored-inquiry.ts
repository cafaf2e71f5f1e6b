import { grievanceCategories, type InquiryDocument } from '../../contract/inquiries.ts'

const created = new Date('2026-03-02T09:30:00Z')

/** A stored grievance, of which a test overrides what it needs. */
export const storedInquiry = (given: Partial<InquiryDocument> = {}): InquiryDocument => ({
  kind: 'grievance',
  number: 'SDC-G-2026-K7M4QX3',
  status: 'received',
  isOpen: true,
  category: grievanceCategories[0],
  course: '',
  subject: 'A mark is missing',
  message: 'The mark of the second paper is missing.',
  sender: { name: 'Meera Joshi', email: 'meera@college.test', mobile: '', role: '' },
  files: [],
  assignedTo: null,
  dueOn: '2026-03-20',
  outcome: '',
  decidedAt: null,
  hasAppealed: false,
  history: [{ what: 'status', by: '', at: created, text: 'received', mailed: true }],
  version: 1,
  createdAt: created,
  updatedAt: created,
  searchKeys: [],
  ...given,
})
