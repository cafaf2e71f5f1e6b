import { parseDocument, type RawDocument } from '@prangan/contract/parse-document'
import { FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import type { SearchEntry } from '@prangan/contract/site-search/search-data'

/** The entries of members of the faculty: what their list and profile show first, and nobody who is removed. */
export const personEntries = (members: readonly RawDocument[]): SearchEntry[] =>
  members
    .map((member) => parseDocument(FacultyDocumentSchema, member))
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ name, email, designation, department, areaOfInterest, highestQualification }) => ({
      kind: 'person',
      target: email,
      title: { en: name },
      names: { en: [designation, department].filter(Boolean).join(', ') },
      ...(areaOfInterest + highestQualification !== '' && {
        text: { en: [highestQualification, areaOfInterest].filter(Boolean).join(' · ') },
      }),
    }))
