import type { Template } from '@prangan/functions/mail/templates/content'
import type { DisclosuresDueMail } from '../../../contract/mails.ts'
import { itemTitle } from '../../item-title.ts'

const disclosuresDueMail: Template<DisclosuresDueMail> = ({ items, path }, { page, day }) => ({
  subject:
    items.length === 1
      ? 'Mandatory disclosure: one item of yours needs a look'
      : `Mandatory disclosure: ${items.length} items of yours need a look`,
  body: [
    { text: 'You keep these items of the college’s mandatory disclosure up to date:' },
    ...items.map(({ key, reviewBy, isBroken }) => ({
      text: [
        `${itemTitle(key, 'en')}:`,
        reviewBy && `check it by ${day(reviewBy)}.`,
        isBroken && 'A link leads nowhere, so visitors don’t see it.',
      ]
        .filter(Boolean)
        .join(' '),
    })),
    {
      text: 'If an item is still correct, save it with today’s date. Otherwise choose the right page or document.',
    },
    { link: page(path), text: 'Open my items' },
  ],
})

export const mails = { 'disclosures due': disclosuresDueMail }
