import type { Template } from '@prangan/functions/mail/templates/content'
import { choicesLink, confirmLink } from '../../../contract/links.ts'
import type {
  ConfirmedSubscriptionMail,
  ConfirmSubscriptionMail,
  KnownSubscriptionMail,
  NoticesMail,
} from '../../../contract/mails.ts'
import { noticeParagraphs } from '../../mailing/notice-paragraphs.ts'

const confirmMail: Template<ConfirmSubscriptionMail> = ({ token }, { college, page }) => ({
  subject: `Confirm that you want notices of ${college}`,
  body: [
    { text: `Somebody, probably you, asked for notices of ${college} at this address.` },
    { link: page(confirmLink(token)), text: 'Open this page and press “Confirm”' },
    {
      text: 'The link works for two days. If you did not ask for it, you don’t need to do anything: we then delete your address.',
    },
  ],
})

const knownMail: Template<KnownSubscriptionMail> = ({ token }, { college, page }) => ({
  subject: `You already get notices of ${college}`,
  body: [
    {
      text: `Somebody, probably you, asked for notices of ${college} at this address. It already gets them, so nothing has changed.`,
    },
    { link: page(choicesLink(token)), text: 'Change what you get, or unsubscribe' },
  ],
})

const rhythms: Readonly<Record<ConfirmedSubscriptionMail['rhythm'], string>> = {
  'at once': 'Each notice comes in a mail of its own, between 7 am and 9 pm.',
  'on Sunday': 'All notices of a week come in one mail, on Sunday at 9 am.',
}

const confirmedMail: Template<ConfirmedSubscriptionMail> = (
  { token, categories, rhythm },
  { college, page },
) => ({
  subject: `You now get notices of ${college}`,
  body: [
    { text: `You get notices about: ${categories.join(', ')}.` },
    { text: rhythms[rhythm] },
    { link: page(choicesLink(token)), text: 'Change what you get, or unsubscribe' },
    { text: 'Each of our mails ends with this link.' },
  ],
})

const noticesMail: Template<NoticesMail> = ({ notices, isWeek, token }, named) => {
  const { college, day, page } = named
  return {
    subject: isWeek ? `Notices of this week from ${college}` : (notices[0]?.title.text ?? ''),
    body: [
      ...(isWeek ? [{ text: `These notices of ${college} were published this week.` }] : []),
      ...noticeParagraphs(notices, named, {
        published: ({ publishedOn }) => `Published on ${day(publishedOn)}`,
        event: ({ place }, when) => `Event: ${when}${place.text && `, ${place.text}`}`,
      }),
    ],
    foot: [
      { text: `You get this mail because you asked for notices of ${college}.` },
      { link: page(choicesLink(token)), text: 'Change what you get, or unsubscribe' },
    ],
  }
}

export const mails = {
  'confirm subscription': confirmMail,
  'subscribed already': knownMail,
  'subscription confirmed': confirmedMail,
  'notices by mail': noticesMail,
}
