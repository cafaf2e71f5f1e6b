import { factsIn, fillFacts } from '@prangan/contract/content/fill-facts'
import type { ApplicationStatus } from '@prangan/contract/schemas/admissions'
import type { ApplicationReceivedMail, ApplicationStatusMail } from '@prangan/contract/schemas/mail'
import type { Content, Paragraph, Sender } from './content.ts'

/** Whom to ask; the last paragraph of every mail about an application. */
const contact = ({ office }: Sender): Paragraph => ({
  text: `Questions? Please write to ${office} and name your application number.`,
})

/** To an applicant: the application has arrived, its number, and what happens next. */
export function receivedContent(
  { applicationNumber, course }: ApplicationReceivedMail,
  sender: Sender,
): Content {
  return {
    subject: `Your application ${applicationNumber}`,
    body: [
      { text: `Your application for admission to ${course} has reached the college. Its number is:` },
      { code: applicationNumber },
      {
        text: fillFacts(
          'What happens next: hand in the signed form with self-signed photocopies of your marksheets and certificates at the counter. The merit list is published on the website within {{meritListWithin}} after the last application date; those on it come to counselling with all originals.',
          factsIn(sender.facts, 'en'),
        ),
      },
      { link: `${sender.site}/admission-procedure`, text: 'The steps of admission' },
      {
        text: `${course} में प्रवेश हेतु आपका आवेदन प्राप्त हो गया है। आपका आवेदन क्रमांक ${applicationNumber} है; कृपया इसे सँभालकर रखें।`,
        lang: 'hi',
      },
      contact(sender),
      {
        text: 'If you did not apply, somebody has mistyped an address; please write to the office, and your address is taken off.',
      },
    ],
  }
}

/** What a status means to its applicant. */
const meanings: Record<ApplicationStatus, { en: string; hi: string }> = {
  new: {
    en: 'has been put back among the new ones and will be looked at again',
    hi: 'आपके आवेदन पर पुनः विचार किया जाएगा।',
  },
  'in review': { en: 'is being looked at by the admission committee', hi: 'आपके आवेदन की जाँच चल रही है।' },
  accepted: { en: 'has been accepted', hi: 'आपका आवेदन स्वीकृत हो गया है।' },
  waiting: { en: 'is on the waiting list', hi: 'आपका आवेदन प्रतीक्षा सूची में है।' },
  rejected: { en: 'could not be accepted', hi: 'खेद है, आपका आवेदन स्वीकृत नहीं हो सका।' },
}

/** To an applicant: the new status of the application, and the office's note if there is one. */
export function statusContent(
  { applicationNumber, course, status, note }: ApplicationStatusMail,
  sender: Sender,
): Content {
  const { en, hi } = meanings[status]
  return {
    subject: `Your application ${applicationNumber}: ${status}`,
    body: [
      { text: `Your application ${applicationNumber} for admission to ${course} ${en}.` },
      ...(note ? [{ text: `The office writes:\n${note}` }] : []),
      { text: hi, lang: 'hi' },
      { link: `${sender.site}/admission-procedure`, text: 'The steps of admission' },
      contact(sender),
    ],
  }
}
