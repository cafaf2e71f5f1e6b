import { errors } from '@prangan/contract/errors'
import { parseDocuments } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { InquiryDocumentSchema, inquiryKinds, inquiryStatuses } from '@prangan/contract/schemas/inquiries'
import { useMemo } from 'react'
import { useDeskSession } from '../../../lib/desk-session.ts'
import { defineResource } from '../../../lib/resource.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { type InquiryRow, kindLabels, statusLabels } from '../inquiry-labels.ts'

/** The office's list of feedback, enquiries and grievances, for the member of staff with this id. */
export const inquiriesOf = (uid: string) =>
  defineResource({
    collection: collectionPaths.inquiries,
    documentPath: documentPaths.inquiry,
    toRows: (stored): InquiryRow[] => parseDocuments(InquiryDocumentSchema, stored),
    nouns: deskMessages().inquiries.nouns,
    nameOf: ({ subject }) => subject,
    moreOf: ({ number }) => number,
    gone: errors['no-such-inquiry'][1],
    searchHint: 'Number, name, e-mail or words of the subject',
    tabs: {
      open: { label: 'Open', where: ['isOpen', true] },
      due: { label: 'Grievances due', where: ['isOpen', true] },
      all: { label: 'All' },
    },
    choices: {
      kind: { label: 'Kind', any: 'All kinds', options: inquiryKinds, labels: kindLabels },
      status: { label: 'Status', any: 'All statuses', options: inquiryStatuses, labels: statusLabels },
      mine: { label: 'Assigned to me', options: ['1'] },
    },
    where: ({ tab, kind, mine }) => [
      ...(tab === 'due' && kind === '' ? [['kind', 'grievance'] as const] : []),
      ...(mine ? [['assignedTo.uid', uid] as const] : []),
    ],
    // What is overdue comes first.
    order: ({ tab }) => [tab === 'due' ? ['dueOn', 'asc'] : ['createdAt', 'desc']],
    exportTable: async () => (await import('./inquiry-tables.ts')).inquiriesTable,
  })

/** The list for the person at this desk. */
export function useInquiries() {
  const { uid } = useDeskSession()
  return useMemo(() => inquiriesOf(uid), [uid])
}
