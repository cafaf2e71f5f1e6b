import { sweepInquiryFiles } from './inquiry-files.ts'

export const sweeps = { inquiryFiles: sweepInquiryFiles }
