import { grievance } from './grievance.ts'
import { inquiries } from './inquiries.ts'

export default { ...inquiries, page: grievance }
