import type english from '../en/index.ts'
import { grievance } from './grievance.ts'
import { inquiries } from './inquiries.ts'

const messages: typeof english = { ...inquiries, page: grievance }
export default messages
