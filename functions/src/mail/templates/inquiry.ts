import { formatDate } from '@prangan/contract/dates'
import { limits } from '@prangan/contract/limits'
import type { InquiryKind, InquiryStatus } from '@prangan/contract/schemas/inquiries'
import { inquiryLink, inquiryPage } from '@prangan/contract/schemas/inquiry-forms'
import type {
  InquiryChangedMail,
  InquiryReceivedMail,
  InquiryWaitsMail,
} from '@prangan/contract/schemas/mail'
import type { Content, Paragraph, Sender } from './content.ts'

const minutes = limits.inquiries.codeLifetime / 60_000

const hindiKinds: Record<InquiryKind, string> = {
  feedback: 'प्रतिक्रिया',
  enquiry: 'पूछताछ',
  grievance: 'शिकायत',
}

const statusPage = ({ site }: Sender): Paragraph => ({
  link: `${site}${inquiryPage}`,
  text: 'See where it stands',
})

/** To whoever left this address: the number, and what happens next. Nobody has confirmed the address. */
export function inquiryReceivedContent(
  { number, inquiryKind, dueOn }: InquiryReceivedMail,
  sender: Sender,
): Content {
  return {
    subject: `Your ${inquiryKind} ${number}`,
    body: [
      { text: `Your ${inquiryKind} has reached the college. Its number is:` },
      { code: number },
      {
        text: dueOn
          ? `What happens next: the office acknowledges it, and it is to be decided by ${formatDate(dueOn)}. Each step is told to you by mail.`
          : 'What happens next: the office reads it and answers you by mail where an answer is needed.',
      },
      statusPage(sender),
      { text: `आपकी ${hindiKinds[inquiryKind]} प्राप्त हो गई है। क्रमांक ${number} सँभालकर रखें।`, lang: 'hi' },
      {
        text: `If you did not write to us, somebody has mistyped an address; please tell ${sender.office}, and your address is taken off.`,
      },
    ],
  }
}

/** What a status means to the sender. */
const meanings: Record<InquiryStatus, { en: string; hi: string }> = {
  received: { en: 'has been received', hi: 'प्राप्त हो गई है।' },
  acknowledged: {
    en: 'has been read and is being looked into',
    hi: 'पढ़ ली गई है और उस पर कार्यवाही चल रही है।',
  },
  'with the committee': { en: 'is with the committee that decides', hi: 'समिति के समक्ष है।' },
  decided: { en: 'has been decided', hi: 'पर निर्णय हो गया है।' },
  appealed: { en: 'is looked at again, as you asked', hi: 'पर पुनर्विचार हो रहा है।' },
  closed: { en: 'has been closed', hi: 'बन्द कर दी गई है।' },
}

/** To the sender: a new status, the office's answer, or both. */
export function inquiryChangedContent(
  { number, inquiryKind, status, answer, mayAppeal }: InquiryChangedMail,
  sender: Sender,
): Content {
  return {
    subject: status
      ? `Your ${inquiryKind} ${number}: ${status}`
      : `An answer to your ${inquiryKind} ${number}`,
    body: [
      {
        text: status
          ? `Your ${inquiryKind} ${number} ${meanings[status].en}.`
          : `This is about your ${inquiryKind} ${number}.`,
      },
      ...(answer ? [{ text: `The office writes:\n${answer}` }] : []),
      ...(mayAppeal
        ? [{ text: 'If you do not agree, you can appeal once, on the page where you see where it stands.' }]
        : []),
      {
        text: `आपकी ${hindiKinds[inquiryKind]} ${number} ${status ? meanings[status].hi : 'पर कार्यालय का उत्तर ऊपर दिया गया है।'}`,
        lang: 'hi',
      },
      statusPage(sender),
    ],
  }
}

const reasons: Record<InquiryWaitsMail['why'], string> = {
  arrived: 'has arrived',
  appealed: 'was decided, and its sender has appealed',
  assigned: 'has been given to you',
}

/** To the office, or to who is to handle it. What was written is read on the desk alone: mail is forwarded and printed. */
export function inquiryWaitsContent(
  { number, inquiryKind, why, dueOn }: InquiryWaitsMail,
  sender: Sender,
): Content {
  const name = inquiryKind === 'enquiry' ? 'An enquiry' : `A ${inquiryKind}`
  return {
    subject: `${name} ${reasons[why]}: ${number}`,
    body: [
      { text: `${name} ${reasons[why]}. Its number is ${number}.` },
      ...(dueOn && why !== 'assigned' ? [{ text: `It is to be decided by ${formatDate(dueOn)}.` }] : []),
      { link: `${sender.site}/login`, text: 'Open the desk' },
      { text: `वेबसाइट पर ${hindiKinds[inquiryKind]} ${number} आपके उत्तर की प्रतीक्षा में है।`, lang: 'hi' },
    ],
  }
}

/** To the sender: the one-time code that opens the status page. */
export function inquiryCodeContent(
  access: { number: string; flow: string; code: string },
  { site }: Sender,
): Content {
  return {
    subject: `Your code for ${access.number}`,
    body: [
      {
        text: `This code shows you where ${access.number} stands. It is good for ${minutes} minutes and works once:`,
      },
      { code: access.code },
      { link: `${site}${inquiryLink(access)}`, text: 'Or open it with this link' },
      { text: `यह कोड ${minutes} मिनट तक मान्य है और एक ही बार काम करता है।`, lang: 'hi' },
      {
        text: 'If you did not ask for it, you need do nothing. Nobody from the college will ever ask you for this code.',
      },
    ],
  }
}
