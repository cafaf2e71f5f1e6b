import { statusContent } from '@prangan/functions/mail/messages/en/application'
import type { Template } from '@prangan/functions/mail/templates/content'
import type { ListObjectionMail, ProvisionalListMail } from '../../../contract/mails.ts'
import { ownPage } from './own-page.ts'

/** The place on a provisional merit list, and until when to object. */
export const provisionalListMail: Template<ProvisionalListMail> = (mail, named) => {
  const place =
    mail.waiting > 0
      ? `Your rank is ${mail.rank}. You are number ${mail.waiting} on the waiting list.`
      : `Your rank is ${mail.rank}. By this list you get a seat.`
  return statusContent({ ...mail, note: '' }, named, {
    status: `provisional merit list ${mail.listNumber}`,
    meaning: (application) =>
      `${application}: the provisional merit list ${mail.listNumber} is published. ${place}`,
    more: [
      {
        text: 'Ranks and seats can still change. Open your application and check the marks and claims that we counted.',
      },
      {
        text: `If something is wrong, object there by ${named.time(mail.until)}. Seats are offered from the final list.`,
      },
    ],
    link: ownPage(named),
  })
}

/** About an objection to a provisional merit list: it has arrived, or is answered. */
export const objectionMail: Template<ListObjectionMail> = (mail, named) => {
  const { listNumber } = mail
  const kinds = {
    'objection received': {
      status: 'objection received',
      meaning: (application: string) =>
        `${application}: we have received your objection to the provisional merit list ${listNumber}.`,
      more: [
        { text: 'The office answers it before the final list is published. We e-mail you the answer.' },
        { text: 'If this was not you, write to the office at once.' },
      ],
    },
    'objection answered': {
      status: mail.isUpheld ? 'objection upheld' : 'objection not upheld',
      meaning: (application: string) =>
        mail.isUpheld
          ? `${application}: your objection to the provisional merit list ${listNumber} is upheld.`
          : `${application}: your objection to the provisional merit list ${listNumber} is not upheld.`,
      more: [
        {
          text: mail.isUpheld
            ? 'We correct what was wrong, and the final list counts it.'
            : 'The final list follows once all objections are answered.',
        },
      ],
    },
  }
  return statusContent(mail, named, { ...kinds[mail.topic], link: ownPage(named) })
}
