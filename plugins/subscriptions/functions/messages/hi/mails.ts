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
  subject: `पुष्टि करें कि आपको ${college} की सूचनाएँ चाहिए`,
  body: [
    { text: `किसी ने, शायद आपने, ${college} की सूचनाएँ इस ई-मेल पते पर मँगाई हैं।` },
    { link: page(confirmLink(token)), text: 'यह पृष्ठ खोलें और “पुष्टि करें” दबाएँ' },
    {
      text: 'यह लिंक दो दिन चलेगा। सूचनाएँ आपने न मँगाई हों, तो कुछ न करें: हम आपका पता हटा देंगे।',
    },
  ],
})

const knownMail: Template<KnownSubscriptionMail> = ({ token }, { college, page }) => ({
  subject: `${college} की सूचनाएँ आपको पहले से मिलती हैं`,
  body: [
    {
      text: `किसी ने, शायद आपने, ${college} की सूचनाएँ इस ई-मेल पते पर मँगाई हैं। वे पहले से आती हैं, इसलिए कुछ नहीं बदला है।`,
    },
    { link: page(choicesLink(token)), text: 'अपनी पसंद बदलें या सूचनाएँ बंद करें' },
  ],
})

const rhythms: Readonly<Record<ConfirmedSubscriptionMail['rhythm'], string>> = {
  'at once': 'हर सूचना का अलग ई-मेल आएगा, सुबह 7 से रात 9 बजे के बीच।',
  'on Sunday': 'हफ़्ते भर की सभी सूचनाएँ रविवार सुबह 9 बजे एक ई-मेल में आएँगी।',
}

const confirmedMail: Template<ConfirmedSubscriptionMail> = (
  { token, categories, rhythm },
  { college, page },
) => ({
  subject: `अब ${college} की सूचनाएँ आपको मिलेंगी`,
  body: [
    { text: `इन श्रेणियों की सूचनाएँ आएँगी: ${categories.join(', ')}।` },
    { text: rhythms[rhythm] },
    { link: page(choicesLink(token)), text: 'अपनी पसंद बदलें या सूचनाएँ बंद करें' },
    { text: 'यही लिंक हमारे हर ई-मेल के अंत में रहेगा।' },
  ],
})

const noticesMail: Template<NoticesMail> = ({ notices, isWeek, token }, named) => {
  const { college, day, page } = named
  return {
    subject: isWeek ? `इस हफ़्ते की सूचनाएँ: ${college}` : (notices[0]?.title.text ?? ''),
    body: [
      ...(isWeek ? [{ text: `इस हफ़्ते ${college} ने ये सूचनाएँ जारी कीं।` }] : []),
      ...noticeParagraphs(notices, named, {
        published: ({ publishedOn }) => `${day(publishedOn)} को जारी`,
        event: ({ place }, when) => `कार्यक्रम: ${when}${place.text && `, ${place.text}`}`,
      }),
    ],
    foot: [
      { text: `आपने ${college} की सूचनाएँ मँगाई हैं, इसलिए यह ई-मेल आया है।` },
      { link: page(choicesLink(token)), text: 'अपनी पसंद बदलें या सूचनाएँ बंद करें' },
    ],
  }
}

export const mails = {
  'confirm subscription': confirmMail,
  'subscribed already': knownMail,
  'subscription confirmed': confirmedMail,
  'notices by mail': noticesMail,
}
