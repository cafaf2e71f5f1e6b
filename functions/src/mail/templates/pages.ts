import type { PagesDueMail } from '@prangan/contract/schemas/mail'
import { officeLines } from '../messages-in.ts'
import type { Content, Sender } from './content.ts'

const mostNamed = 20

export function pagesDueContent(mail: PagesDueMail, { site }: Sender): Content {
  const { pages } = mail
  const [first] = pages
  const isOne = pages.length === 1
  const named = pages.slice(0, mostNamed)
  const more = pages.length - named.length
  return {
    subject:
      isOne && first
        ? `Is this page still correct? ${first.title}`
        : `Are these ${pages.length} pages still correct?`,
    body: [
      {
        text: isOne
          ? 'It is time to review this page of the college’s site:'
          : 'It is time to review these pages of the college’s site:',
      },
      ...named.map(({ title, path }) => ({ link: `${site}${path || '/'}`, text: title })),
      ...(more > 0 ? [{ text: `And ${more} more: see the list on the desk.` }] : []),
      {
        text: 'If everything is still correct, press ‘Mark as reviewed’ on the desk; otherwise correct what has changed and publish it. We remind you again when the next review is due.',
      },
      { link: `${site}/login`, text: 'Open the desk' },
      ...officeLines(mail),
    ],
  }
}
