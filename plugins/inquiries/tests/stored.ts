import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { InquiryDocumentSchema } from '../contract/inquiries.ts'
import { InquiryAccessSchema } from '../contract/inquiry-access.ts'
import { collectionPaths, inquiryPaths } from '../contract/paths.ts'
import { storedInquiry } from './support/stored-inquiry.ts'

export const storedSchemas = { [collectionPaths.inquiryAccess]: [InquiryAccessSchema] }

export const objectsOf = {
  [collectionPaths.inquiries]: (inquiry: QueryDocumentSnapshot): string[] =>
    InquiryDocumentSchema.shape.files
      .parse(inquiry.get('files'))
      .map(({ name }) => inquiryPaths.file(inquiry.id, name)),
}

export const searchedDocuments = [
  [inquiryPaths.inquiry('old'), storedInquiry({ subject: 'A mark is missing' }), 'missing'],
] as const
