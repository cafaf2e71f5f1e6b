import { textFrom } from '@prangan/contract/language-fields'
import { otherLanguages } from '@prangan/contract/languages'
import { noticePath } from '@prangan/contract/notice-path'
import { namedEnd } from '@prangan/contract/publishing'
import { noticeLink } from '@prangan/contract/to-notice'
import { formatDateTime, formatShortDays } from '../../../../lib/format-day.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { languageName } from '../../../../messages/language-name.ts'
import { DetailsList } from '../../../../ui/desk/details-list.tsx'
import { PageNotes } from '../../../../ui/desk/page-notes.tsx'
import { serverNow } from '../../api/server-clock.ts'
import type { NoticeRow } from '../api/notice-row.ts'
import { stateOf } from '../notice-state.ts'

const texts = () => deskMessages().news.form
const more = () => deskMessages().news.more

/** What a notice says and when it is public, for people who may not change it. */
export function NoticeDetails({ row }: { row: NoticeRow }) {
  const { title, type, publishFrom, eventDate, eventEndDate, place } = row
  const titles = textFrom('title', row)
  const end = namedEnd(row)
  return (
    <>
      <DetailsList
        items={[
          { label: texts().title, text: title, isWide: true },
          ...otherLanguages.map((language) => ({
            label: texts().titleIn(languageName(language)),
            text: titles[language] ?? '',
            isWide: true,
          })),
          { label: texts().type, text: deskMessages().news.types[type] },
          { label: texts().from, text: formatDateTime(publishFrom) },
          { label: texts().until, text: end ? formatDateTime(end) : texts().noEnd },
          ...(eventDate
            ? [
                { label: texts().eventDate, text: formatShortDays(eventDate, eventEndDate) },
                { label: more().place, text: place },
              ]
            : []),
          { label: texts().link, text: noticeLink(row), isWide: true },
        ]}
      />
      {stateOf(row, serverNow()) !== 'scheduled' && <PageNotes path={noticePath(row)} />}
    </>
  )
}
