import { statusContent } from '@prangan/functions/mail/messages/en/application'
import type { Template } from '@prangan/functions/mail/templates/content'
import type { FinalListMail } from '../../../contract/mails.ts'
import { ownPage } from './own-page.ts'

type Place = Pick<FinalListMail, 'rank' | 'waiting'>

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

const answered = (objections: number, upheld: number): string =>
  `Objections to the provisional list: ${objections}. Upheld: ${upheld}.`

const next = {
  seat: 'We offer you the seat next. A mail then says what to pay, and until when.',
  waiting: 'If a seat becomes free, the next person on the list gets it. We e-mail you when it is your turn.',
}

/** What differs from the provisional list, and what became of the objections to it. */
function sinceProvisional({ rank, waiting, provisional }: FinalListMail): string[] {
  if (!provisional) return []
  const { place, objections, upheld } = provisional
  const differs = place?.rank !== rank || place.waiting !== waiting
  return [...(differs ? [before(place)] : []), ...(objections > 0 ? [answered(objections, upheld)] : [])]
}

/** The place on a final merit list, and what differs from the provisional one. */
export const finalListMail: Template<FinalListMail> = (mail, named) => {
  const name = `${mail.provisional ? 'final merit list' : 'merit list'} ${mail.listNumber}`
  const since = sinceProvisional(mail)
  return statusContent({ ...mail, note: '' }, named, {
    status: name,
    meaning: (application) => `${application}: the ${name} is published. ${placed(mail)}`,
    more: [
      ...(since.length > 0 ? [{ text: since.join(' ') }] : []),
      { text: mail.waiting > 0 ? next.waiting : next.seat },
    ],
    link: ownPage(named),
  })
}
