import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { type DeletedAlumnusDocument, DeletedAlumnusDocumentSchema } from '@prangan/contract/schemas/alumni'
import type { RefObject } from 'react'
import { defineResource } from '../../../../lib/resource.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { errorText } from '../../../../messages/error-text.ts'
import { type Bin, BinList } from '../../../../ui/desk/bin/bin-list.tsx'
import { alumni } from '../alumni.ts'
import { purgeAlumnus, restoreAlumnus } from '../api/edit-alumni.ts'
import { OfficePhoto } from './office-photo.tsx'

const texts = () => deskMessages().alumni

type DeletedRow = WithId<DeletedAlumnusDocument>

const resource = defineResource({
  collection: collectionPaths.alumniBin,
  documentPath: documentPaths.deletedAlumnus,
  toRows: (stored): DeletedRow[] => parseDocuments(DeletedAlumnusDocumentSchema, stored),
  nouns: alumni.nouns,
  nameOf: alumni.nameOf,
  moreOf: (row) => alumni.moreOf?.(row) ?? '',
  gone: () => errorText('not-in-bin'),
  hasSearch: false,
  choices: () => ({}),
  order: () => [['deletedAt', 'desc']],
})

const bin: Bin<DeletedRow> = {
  resource,
  texts: () => texts().bin,
  subject: documentPaths.alumnus,
  nameHeader: () => texts().fields.name,
  deleted: ({ status, deletedBy }, time) => texts().bin[status ? 'deleted' : 'rejected'](time, deletedBy),
  picture: (row) => <OfficePhoto alumnus={row} className="w-12 rounded-card border border-line" />,
  reason: ({ reason }) => reason && texts().bin.reason(reason),
  restore: restoreAlumnus,
  purge: purgeAlumnus,
}

export const AlumniBin = ({ heading }: { heading: RefObject<HTMLElement | null> }) => (
  <BinList bin={bin} heading={heading} />
)
