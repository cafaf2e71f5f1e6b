import { statusContent } from '@prangan/functions/mail/messages/en/application'
import type { Template } from '@prangan/functions/mail/templates/content'
import type { FinalListMail } from '../../../contract/mails.ts'
import { type FinalListTexts, finalListParagraphs, type Place } from '../../final-list-paragraphs.ts'
import { ownPage } from './own-page.ts'

const placed = ({ rank, waiting }: Place): string =>
  waiting > 0
    ? `Your rank is ${rank}. You are number ${waiting} on the waiting list.`
    : `Your rank is ${rank}. By this list you get a seat.`

function before(place: Place | null): string {
  if (!place) return 'You were not on the provisional list.'
  const { rank, waiting } = place
  return waiting > 0
    ? `In the provisional list your rank was ${rank}, and you were number ${waiting} on the waiting list.`
    : `In the provisional list your rank was ${rank}, with a seat.`
}

const texts: FinalListTexts = {
  before,
  answered: (objections, upheld) => `Objections to the provisional list: ${objections}. Upheld: ${upheld}.`,
  next: {
    seat: 'We offer you the seat next. A mail then says what to pay, and until when.',
    waiting:
      'If a seat becomes free, the next person on the list gets it. We e-mail you when it is your turn.',
  },
}

/** The place on a final merit list, and what differs from the provisional one. */
export const finalListMail: Template<FinalListMail> = (mail, named) => {
  const name = `${mail.provisional ? 'final merit list' : 'merit list'} ${mail.listNumber}`
  return statusContent({ ...mail, note: '' }, named, {
    status: name,
    meaning: (application) => `${application}: the ${name} is published. ${placed(mail)}`,
    more: finalListParagraphs(mail, texts),
    link: ownPage(named),
  })
}
