import { officePath } from '@prangan/contract/desk-paths'
import { endOfDayInIndia } from '@prangan/contract/india-time'
import { localize } from '@prangan/functions/lib/localize'
import type { Concern } from '@prangan/functions/office/concern'
import type { InquiryDocument } from '../contract/inquiries.ts'
import { deskLines } from './desk-lines.ts'

type Named = { id: string } & Pick<InquiryDocument, 'kind' | 'number'>

const pathOf = ({ id }: Named): string => `${officePath('inquiries')}?open=${id}`

/** `version` is that of the change, since an inquiry may be assigned to somebody twice. */
export const assigned = (inquiry: Named & { version: number }, at: Date): Concern => ({
  id: `inquiry-assigned-${inquiry.id}-${inquiry.version}`,
  text: localize(deskLines, (texts) => texts.assigned(inquiry.kind, inquiry.number)),
  path: pathOf(inquiry),
  at,
})

export const overdue = (inquiry: Named & Pick<InquiryDocument, 'dueOn'>): Concern => ({
  id: `inquiry-overdue-${inquiry.id}-${inquiry.dueOn}`,
  text: localize(deskLines, (texts) => texts.overdue(inquiry.kind, inquiry.number)),
  path: pathOf(inquiry),
  at: endOfDayInIndia(inquiry.dueOn),
})
