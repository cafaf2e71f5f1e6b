import { shownText } from '@prangan/contract/content/show-in'
import { statusContent } from '@prangan/functions/mail/messages/hi/application'
import type { Paragraph, Template } from '@prangan/functions/mail/templates/content'
import type { OriginalsMail, ProgrammeStatusMail } from '../../../contract/mails.ts'
import type { AdmissionOrder } from '../../../contract/schemas/admission-day.ts'
import { ownPage } from './own-page.ts'

type Seated = 'offered' | 'fee reported' | 'admitted'

const steps: Readonly<Record<Seated, Readonly<Record<AdmissionOrder, string>>>> = {
  offered: {
    'money first':
      'शुल्क जमा करने के बाद अपने मूल प्रमाण-पत्र लेकर महाविद्यालय आएँ। उनकी जाँच होते ही आपको रोल नंबर मिलेगा।',
    'originals first': 'पहले अपने मूल प्रमाण-पत्र लेकर महाविद्यालय आएँ। उनकी जाँच के बाद शुल्क जमा करें।',
  },
  'fee reported': {
    'money first': 'उसके बाद अपने मूल प्रमाण-पत्र लेकर महाविद्यालय आएँ। उनकी जाँच होते ही आपको रोल नंबर मिलेगा।',
    'originals first': 'उसके बाद महाविद्यालय में आपको रोल नंबर मिलेगा।',
  },
  admitted: {
    'money first': 'अब अपने मूल प्रमाण-पत्र लेकर महाविद्यालय आएँ। उनकी जाँच होते ही आपका प्रवेश होगा और रोल नंबर मिलेगा।',
    'originals first': 'महाविद्यालय में मूल प्रमाण-पत्रों की जाँच होते ही आपका प्रवेश होगा और रोल नंबर मिलेगा।',
  },
}

/** What comes first on the day of admission, for somebody who gets a seat or is admitted. */
export function dayParagraphs({ status, order, originals = [] }: ProgrammeStatusMail): Paragraph[] {
  if (!order || !(status === 'offered' || status === 'fee reported' || status === 'admitted')) return []
  const names = originals.map((name) => shownText(name, 'hi').text).join(', ')
  return [{ text: steps[status][order] }, ...(names ? [{ text: `साथ लाने के मूल प्रमाण-पत्र: ${names}।` }] : [])]
}

/** The admission is complete, or originals are due. */
export const originalsMail: Template<OriginalsMail> = (mail, named) => {
  const { rollNumber, owed, due, topic } = mail
  const { day, rupees } = named
  const list = owed.map(({ name: names, until }) => {
    const name = shownText(names, 'hi').text
    return { text: `${name}: मूल प्रति ${day(until)} तक लाएँ` }
  })
  const isDue = topic === 'originals due'
  return statusContent({ ...mail, note: '' }, named, {
    status: isDue ? 'मूल प्रमाण-पत्र लाने हैं' : 'प्रवेश पूरा हुआ',
    meaning: (application) =>
      isDue
        ? `${application}: जो मूल प्रमाण-पत्र बाकी हैं, कृपया उन्हें ले आएँ।`
        : `${application}: आपका प्रवेश पूरा हो गया है। आपका रोल नंबर ${rollNumber} है।`,
    more: [
      ...(list.length > 0
        ? [
            { text: 'ये मूल प्रमाण-पत्र अभी बाकी हैं। इन्हें नीचे लिखी तिथियों तक लाएँ:' },
            ...list,
            { text: 'इनके बिना महाविद्यालय प्रवेश रद्द कर सकता है।' },
          ]
        : [{ text: 'आपके सभी मूल प्रमाण-पत्र देख लिए गए हैं। अब कुछ लाना बाकी नहीं है।' }]),
      ...(due
        ? [
            {
              text: due.by
                ? `शुल्क में से ${rupees(due.sum)} अभी जमा करने हैं, ${day(due.by)} तक।`
                : `शुल्क में से ${rupees(due.sum)} अभी जमा करने हैं।`,
            },
          ]
        : []),
    ],
    link: ownPage(named),
  })
}
