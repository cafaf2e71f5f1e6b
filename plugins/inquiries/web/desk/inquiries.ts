import { parseDocuments } from '@prangan/contract/parse-document'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { defineResource } from '@prangan/web/lib/resource.ts'
import { errorText } from '@prangan/web/messages/error-text.ts'
import { useMemo } from 'react'
import { InquiryDocumentSchema, inquiryKinds, inquiryStatuses } from '../../contract/inquiries.ts'
import { collectionPaths, inquiryPaths } from '../../contract/paths.ts'
import { type InquiryRow, kindLabels, statusLabels } from '../inquiry-labels.ts'
import { inquiryDeskMessages } from './messages.ts'

const texts = () => inquiryDeskMessages()

/** The office's list of feedback, enquiries and grievances, for the member of staff with this id. */
export const inquiriesFor = (uid: string) =>
  defineResource({
    collection: collectionPaths.inquiries,
    documentPath: inquiryPaths.inquiry,
    toRows: (stored): InquiryRow[] => parseDocuments(InquiryDocumentSchema, stored),
    nouns: () => texts().nouns,
    nameOf: ({ subject }) => subject,
    moreOf: ({ number }) => number,
    gone: () => errorText('no-such-inquiry'),
    searchHint: () => texts().searchHint,
    tabs: () => ({
      open: { label: texts().tabs.open, where: ['isOpen', true] },
      due: { label: texts().tabs.due, where: ['isOpen', true] },
      all: { label: texts().tabs.all },
    }),
    choices: () => ({
      kind: {
        label: texts().filters.kind,
        any: texts().filters.allKinds,
        options: inquiryKinds,
        labels: kindLabels(),
      },
      status: {
        label: texts().filters.status,
        any: texts().filters.allStatuses,
        options: inquiryStatuses,
        labels: statusLabels(),
      },
      mine: { label: texts().filters.mine, options: ['1'] },
    }),
    where: ({ tab, kind, mine }) => [
      ...(tab === 'due' && kind === '' ? [['kind', 'grievance'] as const] : []),
      ...(mine ? [['assignedTo.uid', uid] as const] : []),
    ],
    order: ({ tab }) => [tab === 'due' ? ['dueOn', 'asc'] : ['createdAt', 'desc']],
    exportTable: async () => (await import('./inquiry-tables.ts')).inquiriesTable,
  })

export function useInquiries() {
  const { uid } = useDeskSession()
  return useMemo(() => inquiriesFor(uid), [uid])
}
