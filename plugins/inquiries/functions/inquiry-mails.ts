import { type Named, type Paragraph, type Template, typed } from '@prangan/functions/mail/templates/content'
import type { InquiryKind, InquiryStatus } from '../contract/inquiries.ts'
import { inquiryLink, inquiryPage } from '../contract/inquiry-forms.ts'
import { inquiryLimits } from '../contract/limits.ts'
import type { InquiryChangedMail, InquiryReceivedMail } from '../contract/mails.ts'

const minutes = inquiryLimits.codeLifetime / 60_000

/** All are feminine, as the sentences around them expect. */
export const hindiKinds: Record<InquiryKind, string> = {
  feedback: 'प्रतिक्रिया',
  enquiry: 'पूछताछ',
  grievance: 'शिकायत',
}

const statusPage = {
  en: ({ page }: Named): Paragraph => ({ link: page(inquiryPage), text: 'See status' }),
  hi: ({ page }: Named): Paragraph => ({ link: page(inquiryPage), text: 'स्थिति देखें' }),
}

/** Nobody has confirmed the sender's address. */
export const inquiryReceivedMail: Template<InquiryReceivedMail> = {
  en: ({ number, inquiryKind, dueOn }, named) => ({
    subject: `Your ${inquiryKind} ${number}`,
    body: [
      { text: `Your ${inquiryKind} has reached the college. Its number is:` },
      { code: number },
      {
        text: dueOn
          ? `What happens next: the office acknowledges it. The decision is due by ${named.day(dueOn)}. We e-mail you at each step.`
          : 'What happens next: the office reads it, and answers you by e-mail if it needs an answer.',
      },
      statusPage.en(named),
      {
        text: `If you did not write to us, somebody mistyped their address. Tell us at ${named.office}, and we remove yours.`,
      },
    ],
  }),
  hi: ({ number, inquiryKind, dueOn }, named) => ({
    subject: `आपकी ${hindiKinds[inquiryKind]} ${number}`,
    body: [
      {
        text: `आपकी ${hindiKinds[inquiryKind]} महाविद्यालय को मिल गई है। इसका क्रमांक सँभालकर रखें:`,
      },
      { code: number },
      {
        text: dueOn
          ? `आगे क्या होगा: कार्यालय इसकी पावती (मिलने की सूचना) देगा, और ${named.day(dueOn)} तक इस पर निर्णय होना है। हर चरण की सूचना आपको ई-मेल से मिलेगी।`
          : 'आगे क्या होगा: कार्यालय इसे पढ़ेगा। उत्तर ज़रूरी हुआ, तो आपको ई-मेल से मिलेगा।',
      },
      statusPage.hi(named),
      {
        text: `यह आपने न भेजी हो, तो किसी ने अपना ई-मेल पता ग़लत भरा है। ${named.office} पर लिखकर बताएँ, हम आपका पता हटा देंगे।`,
      },
    ],
  }),
}

const inEnglish: Record<InquiryStatus, (inquiry: string) => string> = {
  received: (inquiry) => `${inquiry} has been received.`,
  acknowledged: (inquiry) => `${inquiry} has been read, and the office is looking into it.`,
  'with the committee': (inquiry) => `${inquiry} is with the committee that decides.`,
  decided: (inquiry) => `${inquiry} has been decided.`,
  appealed: (inquiry) => `${inquiry} is being considered again, as you asked.`,
  closed: (inquiry) => `${inquiry} has been closed.`,
}
const inHindi: Record<InquiryStatus, { status: string; about: (inquiry: string) => string }> = {
  received: { status: 'प्राप्त', about: (inquiry) => `${inquiry} मिल गई है।` },
  acknowledged: {
    status: 'पावती दी गई',
    about: (inquiry) => `${inquiry} पढ़ ली गई है और कार्यालय उस पर काम कर रहा है।`,
  },
  'with the committee': {
    status: 'समिति के पास',
    about: (inquiry) => `${inquiry} निर्णय के लिए समिति के पास है।`,
  },
  decided: { status: 'निर्णय हुआ', about: (inquiry) => `${inquiry} पर निर्णय हो गया है।` },
  appealed: {
    status: 'अपील की गई',
    about: (inquiry) => `आपकी अपील पर ${inquiry} को फिर से देखा जा रहा है।`,
  },
  closed: { status: 'बंद', about: (inquiry) => `${inquiry} बंद कर दी गई है।` },
}

export const inquiryChangedMail: Template<InquiryChangedMail> = {
  en: ({ number, inquiryKind, status, answer, mayAppeal }, named) => ({
    subject: status
      ? `Your ${inquiryKind} ${number}: ${status}`
      : `An answer to your ${inquiryKind} ${number}`,
    body: [
      {
        text: status
          ? inEnglish[status](`Your ${inquiryKind} ${number}`)
          : `This is about your ${inquiryKind} ${number}.`,
      },
      ...(answer ? [{ text: 'The office writes:' }, typed(answer)] : []),
      ...(mayAppeal ? [{ text: 'If you disagree, you can appeal once, on the status page.' }] : []),
      statusPage.en(named),
    ],
  }),
  hi: ({ number, inquiryKind, status, answer, mayAppeal }, named) => {
    const inquiry = `आपकी ${hindiKinds[inquiryKind]} ${number}`
    return {
      subject: status ? `${inquiry}: ${inHindi[status].status}` : `${inquiry} का उत्तर`,
      body: [
        { text: status ? inHindi[status].about(inquiry) : `यह ई-मेल ${inquiry} के बारे में है।` },
        ...(answer ? [{ text: 'कार्यालय का संदेश:' }, typed(answer)] : []),
        ...(mayAppeal
          ? [
              {
                text: 'आप सहमत न हों, तो स्थिति के पृष्ठ पर एक बार अपील कर सकते हैं।',
              },
            ]
          : []),
        statusPage.hi(named),
      ],
    }
  },
}

export const inquiryCodeMail: Template<{ number: string; flow: string; code: string }> = {
  en: ({ number, flow, code }, { page }) => ({
    subject: `Your code for ${number}`,
    body: [
      {
        text: `This code opens the status page of ${number}. It works once, within ${minutes} minutes:`,
      },
      { code },
      { link: page(inquiryLink({ number, flow, code })), text: 'Or open it with this link' },
      {
        text: 'If you did not ask for it, you don’t need to do anything. Nobody from the college will ever ask you for this code.',
      },
    ],
  }),
  hi: ({ number, flow, code }, { page }) => ({
    subject: `${number} के लिए आपका कोड`,
    body: [
      {
        text: `इस कोड से ${number} की स्थिति देख सकते हैं। यह ${minutes} मिनट तक चलेगा और केवल एक बार काम करेगा:`,
      },
      { code },
      { link: page(inquiryLink({ number, flow, code })), text: 'या इस लिंक से खोलें' },
      {
        text: 'यह कोड आपने न मँगाया हो, तो आपको कुछ नहीं करना है। महाविद्यालय का कोई भी व्यक्ति आपसे यह कोड कभी नहीं पूछेगा।',
      },
    ],
  }),
}
