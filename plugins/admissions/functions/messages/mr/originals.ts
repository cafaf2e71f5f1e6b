import { shownText } from '@prangan/contract/content/show-in'
import { statusContent } from '@prangan/functions/mail/messages/mr/application'
import type { Paragraph, Template } from '@prangan/functions/mail/templates/content'
import type { OriginalsMail, ProgrammeStatusMail } from '../../../contract/mails.ts'
import type { AdmissionOrder } from '../../../contract/schemas/admission-day.ts'
import { ownPage } from './own-page.ts'

type Seated = 'offered' | 'fee reported' | 'admitted'

const steps: Readonly<Record<Seated, Readonly<Record<AdmissionOrder, string>>>> = {
  offered: {
    'money first': 'शुल्क भरल्यानंतर मूळ कागदपत्रे घेऊन महाविद्यालयात या. ती तपासली की तुम्हाला रोल नंबर मिळतो.',
    'originals first': 'आधी मूळ कागदपत्रे घेऊन महाविद्यालयात या. ती तपासल्यानंतर शुल्क भरा.',
  },
  'fee reported': {
    'money first': 'त्यानंतर मूळ कागदपत्रे घेऊन महाविद्यालयात या. ती तपासली की तुम्हाला रोल नंबर मिळतो.',
    'originals first': 'त्यानंतर महाविद्यालयात तुम्हाला रोल नंबर मिळतो.',
  },
  admitted: {
    'money first': 'आता मूळ कागदपत्रे घेऊन महाविद्यालयात या. ती तपासली की तुमचा प्रवेश होतो आणि रोल नंबर मिळतो.',
    'originals first': 'महाविद्यालयात मूळ कागदपत्रे तपासली की तुमचा प्रवेश होतो आणि रोल नंबर मिळतो.',
  },
}

/** What comes first on the day of admission, for somebody who gets a seat or is admitted. */
export function dayParagraphs({ status, order, originals = [] }: ProgrammeStatusMail): Paragraph[] {
  if (!order || !(status === 'offered' || status === 'fee reported' || status === 'admitted')) return []
  const names = originals.map((name) => shownText(name, 'mr').text).join(', ')
  return [{ text: steps[status][order] }, ...(names ? [{ text: `सोबत आणायची मूळ कागदपत्रे: ${names}.` }] : [])]
}

/** The admission is complete, or originals are due. */
export const originalsMail: Template<OriginalsMail> = (mail, named) => {
  const { rollNumber, owed, due, topic } = mail
  const { day, rupees } = named
  const list = owed.map(({ name: names, until }) => {
    const name = shownText(names, 'mr').text
    return { text: `${name}: मूळ प्रत ${day(until)} पर्यंत आणा` }
  })
  const isDue = topic === 'originals due'
  return statusContent({ ...mail, note: '' }, named, {
    status: isDue ? 'मूळ कागदपत्रे आणायची आहेत' : 'प्रवेश पूर्ण झाला',
    meaning: (application) =>
      isDue
        ? `${application}: राहिलेली मूळ कागदपत्रे घेऊन या.`
        : `${application}: तुमचा प्रवेश पूर्ण झाला आहे. तुमचा रोल नंबर ${rollNumber} आहे.`,
    more: [
      ...(list.length > 0
        ? [
            { text: 'ही मूळ कागदपत्रे अजून बाकी आहेत. ती खालील तारखांपर्यंत आणा:' },
            ...list,
            { text: 'ती न आणल्यास महाविद्यालय प्रवेश रद्द करू शकते.' },
          ]
        : [{ text: 'तुमची सर्व मूळ कागदपत्रे पाहिली आहेत. आता काही आणायचे बाकी नाही.' }]),
      ...(due
        ? [
            {
              text: due.by
                ? `शुल्कापैकी ${rupees(due.sum)} अजून भरायचे आहेत, ${day(due.by)} पर्यंत.`
                : `शुल्कापैकी ${rupees(due.sum)} अजून भरायचे आहेत.`,
            },
          ]
        : []),
    ],
    link: ownPage(named),
  })
}
