import { shownText } from '@prangan/contract/content/show-in'
import { statusContent } from '@prangan/functions/mail/messages/en/application'
import type { Paragraph, Template } from '@prangan/functions/mail/templates/content'
import type { OriginalsMail, ProgrammeStatusMail } from '../../../contract/mails.ts'
import type { AdmissionOrder } from '../../../contract/schemas/admission-day.ts'
import { ownPage } from './own-page.ts'

type Seated = 'offered' | 'fee reported' | 'admitted'

const steps: Readonly<Record<Seated, Readonly<Record<AdmissionOrder, string>>>> = {
  offered: {
    'money first':
      'After you have paid, come to the college with the originals of your documents. We check them, and you get your roll number.',
    'originals first':
      'First come to the college with the originals of your documents. Pay the fee after we have checked them.',
  },
  'fee reported': {
    'money first':
      'After that, come to the college with the originals of your documents. We check them, and you get your roll number.',
    'originals first': 'After that, you get your roll number at the college.',
  },
  admitted: {
    'money first':
      'Next, come to the college with the originals of your documents. We check them, then you are admitted and get your roll number.',
    'originals first':
      'You are admitted and get your roll number at the college, once we have checked the originals of your documents.',
  },
}

/** What comes first on the day of admission, for somebody who gets a seat or is admitted. */
export function dayParagraphs({ status, order, originals = [] }: ProgrammeStatusMail): Paragraph[] {
  if (!order || !(status === 'offered' || status === 'fee reported' || status === 'admitted')) return []
  const names = originals.map((name) => shownText(name, 'en').text).join(', ')
  return [{ text: steps[status][order] }, ...(names ? [{ text: `Originals to bring: ${names}.` }] : [])]
}

/** The admission is complete, or originals are due. */
export const originalsMail: Template<OriginalsMail> = (mail, named) => {
  const { rollNumber, owed, due, topic } = mail
  const { day, rupees } = named
  const list = owed.map(({ name: names, until }) => {
    const name = shownText(names, 'en').text
    return { text: `${name}: bring the original by ${day(until)}` }
  })
  const isDue = topic === 'originals due'
  return statusContent({ ...mail, note: '' }, named, {
    status: isDue ? 'originals to bring' : 'admission complete',
    meaning: (application) =>
      isDue
        ? `${application}: please bring the originals that are still missing.`
        : `${application}: your admission is complete. Your roll number is ${rollNumber}.`,
    more: [
      ...(list.length > 0
        ? [
            { text: 'We still need these originals. Bring them by the dates below:' },
            ...list,
            { text: 'Without them the college can cancel the admission.' },
          ]
        : [{ text: 'We have seen all your originals. There is nothing left to bring.' }]),
      ...(due
        ? [
            {
              text: due.by
                ? `${rupees(due.sum)} of the fee is still to be paid, by ${day(due.by)}.`
                : `${rupees(due.sum)} of the fee is still to be paid.`,
            },
          ]
        : []),
    ],
    link: ownPage(named),
  })
}
