import { sweepInquiryFiles } from './inquiry-files.ts'
import { tellOverdue } from './tell-overdue.ts'

export const sweeps = { inquiryFiles: sweepInquiryFiles, inquiriesOverdue: tellOverdue }
