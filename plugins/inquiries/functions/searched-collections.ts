import { searched } from '@prangan/functions/office/searched'
import { InquiryDocumentSchema, inquiryKeys } from '../contract/inquiries.ts'
import { collectionPaths } from '../contract/paths.ts'

export const searchedCollections = {
  [collectionPaths.inquiries]: searched(InquiryDocumentSchema, inquiryKeys),
}
