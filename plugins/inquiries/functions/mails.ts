import { inquiryWaitsContent } from './inquiry-waits-mail.ts'

export const mailContents = { 'inquiry waits': inquiryWaitsContent }
