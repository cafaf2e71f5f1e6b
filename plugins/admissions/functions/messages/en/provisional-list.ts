import { statusContent } from '@prangan/functions/mail/messages/en/application'
import type { Template } from '@prangan/functions/mail/templates/content'
import type { ProvisionalListMail } from '../../../contract/mails.ts'
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
