import { college } from '@prangan/college/config'
import type { Named, Paragraph } from '@prangan/functions/mail/templates/content'
import type { MailedNotice } from '../../contract/mails.ts'

type Lines = {
  published: (notice: MailedNotice) => string
  event: (notice: MailedNotice, when: string) => string
}

/** Returns each notice as a link with its title, its days, and the beginning of its text. */
export const noticeParagraphs = (
  notices: readonly MailedNotice[],
  { page, day, time }: Named,
  { published, event }: Lines,
): Paragraph[] =>
  notices.flatMap((notice) => {
    const { title, excerpt, eventDate, eventEndDate, eventTime, path } = notice
    const at = `${eventDate}T${eventTime}:00${college.locale.utcOffset}`
    const begin = eventTime ? time(at) : eventDate && day(eventDate)
    const when = eventEndDate ? `${begin} – ${day(eventEndDate)}` : begin
    return [
      { link: page(path), ...marked(title) },
      { text: when ? `${event(notice, when)}\n${published(notice)}` : published(notice) },
      ...(excerpt.text ? [marked(excerpt)] : []),
    ]
  })

const marked = ({ text, lang }: MailedNotice['title']) => ({ text, ...(lang && { lang }) })
