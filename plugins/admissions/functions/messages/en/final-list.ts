import { statusContent } from '@prangan/functions/mail/messages/en/application'
import type { Template } from '@prangan/functions/mail/templates/content'
import type { FinalListMail } from '../../../contract/mails.ts'
import { type FinalListTexts, finalListParagraphs, type Place } from '../../final-list-paragraphs.ts'
import { ownPage } from './own-page.ts'

const placed = ({ rank, waiting }: Place): string =>
  waiting > 0
    ? `Your rank is ${rank}. You are number ${waiting} on the waiting list.`
    : `Your rank is ${rank}. By this list you get a seat.`

const wasOn =
  (list: string, notOn: string) =>
  (place: Place | null): string => {
    if (!place) return notOn
    const { rank, waiting } = place
    return waiting > 0
      ? `${list} your rank was ${rank}, and you were number ${waiting} on the waiting list.`
      : `${list} your rank was ${rank}, with a seat.`
  }

const texts: FinalListTexts = {
  before: {
    provisional: wasOn('In the provisional list', 'You were not on the provisional list.'),
    revised: wasOn('Until now', 'You were not on the list until now.'),
  },
  answered: (objections, upheld) => `Objections to the provisional list: ${objections}. Upheld: ${upheld}.`,
  because: 'Why the list was revised:',
  next: {
    seat: 'We offer you the seat next. A mail then says what to pay, and until when.',
    waiting:
      'If a seat becomes free, the next person on the list gets it. We e-mail you when it is your turn.',
  },
}

/** The place on a final merit list, and what differs from the list before it. */
export const finalListMail: Template<FinalListMail> = (mail, named) => {
  const kind = mail.provisional ? 'final merit list' : mail.revised ? 'revised merit list' : 'merit list'
  const name = `${kind} ${mail.listNumber}`
  return statusContent({ ...mail, note: '' }, named, {
    status: name,
    meaning: (application) => `${application}: the ${name} is published. ${placed(mail)}`,
    more: finalListParagraphs(mail, texts),
    link: ownPage(named),
  })
}
