import type { PageView } from '@prangan/contract/content/site-view'
import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { viewPage } from '@prangan/web/features/site/generated-page.ts'
import { formatDate, formatMinute } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { paths } from '@prangan/web/paths.ts'
import type { PublicSession } from '../../contract/schemas/admission-sessions.ts'
import { applicantMessages } from '../applicant-messages.ts'
import { refundSteps } from './refund-steps.ts'

type Blocks = PageView['content']['blocks']

const shown = (text: string) => ({ text })

/** Returns the page of fees in the current language. The sessions have all of its figures, so it never contradicts an offer. */
export function feesPage(sessions: readonly PublicSession[]): PageView {
  const { fees: texts } = applicantMessages()
  return viewPage({
    ...paths.fees,
    ...{ title: texts.title, description: texts.description, lead: texts.lead },
    blocks: [
      ...(sessions.length === 0
        ? [{ id: 'none', kind: 'notice' as const, paragraphs: [shown(texts.none)] }]
        : sessions.flatMap(blocksOf)),
      { id: 'pay', kind: 'text', heading: shown(texts.pay.title), paragraphs: texts.pay.text.map(shown) },
      {
        id: 'links',
        kind: 'actions',
        links: [
          { text: shown(texts.apply), href: paths.registration.href() },
          { text: shown(applicantMessages().lists.follow), href: paths.application.href() },
        ],
      },
    ],
  })
}

function blocksOf(session: PublicSession): Blocks {
  const { fees: texts, own } = applicantMessages()
  const { id, name, programmes, lastDate, refund } = session
  const title = texts.ofSession(name.replace('-', '–'))
  return [
    {
      id: `fees-${id}`,
      kind: 'table',
      heading: shown(title),
      caption: shown(title),
      columns: [texts.programme, texts.total, texts.heads, texts.applyUntil].map(shown),
      rows: programmes.map(({ course, fee: { amount, cautionMoney, heads }, closesAt }) => ({
        cells: [
          courseName(course),
          rupees(amount),
          heads.map((head) => `${inLanguage(head.name)} ${rupees(head.amount)}`).join(', ') ||
            texts.caution(rupees(cautionMoney)),
          formatMinute(closesAt),
        ].map(shown),
      })),
    },
    {
      id: `refund-${id}`,
      kind: 'list',
      heading: shown(texts.refund(name.replace('-', '–'))),
      items: refundSteps(session).map(shown),
    },
    {
      id: `caution-${id}`,
      kind: 'text',
      paragraphs: [
        own.refund.caution,
        texts.refundDays(refund.payWithin),
        texts.lastDate(formatDate(lastDate)),
      ].map(shown),
    },
  ]
}
