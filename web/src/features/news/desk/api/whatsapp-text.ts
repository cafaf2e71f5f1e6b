import { textFrom } from '@prangan/contract/language-fields'
import { allLanguages, type Language, pathIn } from '@prangan/contract/languages'
import { noticePath } from '@prangan/contract/notice-path'
import type { NoticeWire } from '@prangan/contract/schemas/notices'
import { formatDay, formatShortDays } from '../../../../lib/format-day.ts'
import { loadMessages } from '../../../../messages/index.ts'
import { renderIn } from '../../../../messages/language.ts'

/** Returns a published notice for a chat: title (bold in WhatsApp), day and link, in each language that has a title. */
export async function whatsAppText({
  Id,
  CreatedAt,
  PublishFrom,
  EventDate,
  EventEndDate,
  ...item
}: NoticeWire): Promise<string> {
  const title = textFrom('Title', item)
  const path = noticePath({ id: Id, title: item.Title })
  const written = allLanguages.filter((language) => title[language])
  await Promise.all(written.map(loadMessages))
  const inOne = (language: Language) => {
    const day = renderIn(language, () =>
      EventDate ? formatShortDays(EventDate, EventEndDate) : formatDay(PublishFrom ?? CreatedAt),
    )
    return [`*${title[language]}*`, day, __SITE_URL__ + pathIn(language, path)].join('\n')
  }
  return written.map(inOne).join('\n\n')
}
