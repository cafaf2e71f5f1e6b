import { collectionPaths } from '../contract/paths.ts'
import { answerInquiryRequest } from '../functions/on-inquiry-code-requested.ts'

export const triggers = [{ collection: collectionPaths.inquiryAccess, answer: answerInquiryRequest }] as const
