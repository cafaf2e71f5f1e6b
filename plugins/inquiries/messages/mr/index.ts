import { withFallback } from '@prangan/web/messages/with-fallback.ts'
import english from '../en/index.ts'
import { grievance } from './grievance.ts'
import { inquiries } from './inquiries.ts'

export default withFallback(english, { ...inquiries, page: grievance })
