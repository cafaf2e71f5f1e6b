import { officePath } from '@prangan/contract/desk-paths'
import { dayInIndia } from '@prangan/contract/india-time'
import { localize } from '@prangan/functions/lib/localize'
import { countBetween, type MorningLine, type MorningLines } from '@prangan/functions/office/morning-line'
import { collectionPaths } from '../contract/paths.ts'
import { deskLines } from './desk-lines.ts'

const { inquiries: collection } = collectionPaths

/** How many inquiries arrived, and how many open ones are overdue; the latter are new if one became so. */
export const morningLines: MorningLines = async (firestore, span) => {
  const [yesterday, today] = [dayInIndia(span.since), dayInIndia(span.until)]
  const overdue = (from: string) =>
    firestore
      .collection(collection)
      .where('isOpen', '==', true)
      .where('dueOn', from === '' ? '>' : '>=', from)
      .where('dueOn', '<', today)
      .count()
      .get()
  const [arrived, all, since] = await Promise.all([
    countBetween(firestore, { collection, field: 'createdAt' }, span),
    overdue(''),
    overdue(yesterday),
  ])
  const count = all.data().count
  const path = officePath('inquiries')
  const lines: MorningLine[] = []
  if (arrived > 0)
    lines.push({ text: localize(deskLines, (texts) => texts.arrived(arrived)), path, isNew: true })
  if (count > 0)
    lines.push({
      text: localize(deskLines, (texts) => texts.allOverdue(count)),
      path: `${path}?tab=due`,
      isNew: since.data().count > 0,
    })
  return lines
}
