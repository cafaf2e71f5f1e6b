import { limits } from '@prangan/contract/limits'
import type { InquiryKind, InquiryStatus } from '@prangan/contract/schemas/inquiries'
import { inquiryLink, inquiryPage } from '@prangan/contract/schemas/inquiry-forms'
import type { InquiryChangedMail, InquiryReceivedMail } from '@prangan/contract/schemas/mail'
import { type Named, type Paragraph, type Template, typed } from './content.ts'

const minutes = limits.inquiries.codeLifetime / 60_000

/** All are feminine, as the sentences around them expect. */
export const hindiKinds: Record<InquiryKind, string> = {
  feedback: 'प्रतिक्रिया',
  enquiry: 'पूछताछ',
  grievance: 'शिकायत',
}

const statusPage = {
  en: ({ page }: Named): Paragraph => ({ link: page(inquiryPage), text: 'See its status' }),
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
          ? `What happens next: the office acknowledges it, and it is to be decided by ${named.day(dueOn)}. Each step is told to you by mail.`
          : 'What happens next: the office reads it and answers you by mail where an answer is needed.',
      },
      statusPage.en(named),
      {
        text: `If you did not write to us, somebody mistyped an address. Tell ${named.office}, and we remove yours.`,
      },
    ],
  }),
  hi: ({ number, inquiryKind, dueOn }, named) => ({
    subject: `आपकी ${hindiKinds[inquiryKind]} ${number}`,
    body: [
      {
        text: `आपकी ${hindiKinds[inquiryKind]} महाविद्यालय में प्राप्त हो गई है। कृपया इसका क्रमांक सँभालकर रखें:`,
      },
      { code: number },
      {
        text: dueOn
          ? `आगे क्या होगा: कार्यालय से इसकी पावती दी जाती है, और ${named.day(dueOn)} तक इस पर निर्णय लिया जाना है। प्रत्येक चरण की सूचना आपको ई-मेल से दी जाएगी।`
          : 'आगे क्या होगा: यह कार्यालय में पढ़ी जाती है, और जहाँ उत्तर आवश्यक हो, वहाँ आपको ई-मेल से उत्तर दिया जाता है।',
      },
      statusPage.hi(named),
      {
        text: `यदि यह आपके द्वारा नहीं भेजी गई है, तो किसी से ई-मेल पता ग़लत भर गया है; कृपया ${named.office} पर सूचित करें, आपका पता हटा दिया जाएगा।`,
      },
    ],
  }),
}

const inEnglish: Record<InquiryStatus, (inquiry: string) => string> = {
  received: (inquiry) => `${inquiry} has been received.`,
  acknowledged: (inquiry) => `${inquiry} has been read and is being looked into.`,
  'with the committee': (inquiry) => `${inquiry} is with the committee that decides.`,
  decided: (inquiry) => `${inquiry} has been decided.`,
  appealed: (inquiry) => `${inquiry} is looked at again, as you asked.`,
  closed: (inquiry) => `${inquiry} has been closed.`,
}
const inHindi: Record<InquiryStatus, { status: string; about: (inquiry: string) => string }> = {
  received: { status: 'प्राप्त', about: (inquiry) => `${inquiry} प्राप्त हो गई है।` },
  acknowledged: {
    status: 'जाँच में',
    about: (inquiry) => `${inquiry} पढ़ ली गई है और उस पर कार्यवाही चल रही है।`,
  },
  'with the committee': {
    status: 'समिति के समक्ष',
    about: (inquiry) => `${inquiry} निर्णय हेतु समिति के समक्ष है।`,
  },
  decided: { status: 'निर्णय हो गया', about: (inquiry) => `${inquiry} पर निर्णय हो गया है।` },
  appealed: {
    status: 'पुनर्विचार में',
    about: (inquiry) => `${inquiry} पर आपके अनुरोध के अनुसार पुनर्विचार हो रहा है।`,
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
      ...(mayAppeal ? [{ text: 'If you do not agree, you can appeal once, on its status page.' }] : []),
      statusPage.en(named),
    ],
  }),
  hi: ({ number, inquiryKind, status, answer, mayAppeal }, named) => {
    const inquiry = `आपकी ${hindiKinds[inquiryKind]} ${number}`
    return {
      subject: status ? `${inquiry}: ${inHindi[status].status}` : `${inquiry} का उत्तर`,
      body: [
        { text: status ? inHindi[status].about(inquiry) : `यह ई-मेल ${inquiry} के विषय में है।` },
        ...(answer ? [{ text: 'कार्यालय का संदेश:' }, typed(answer)] : []),
        ...(mayAppeal
          ? [
              {
                text: 'यदि आप इस निर्णय से सहमत नहीं हैं, तो स्थिति देखने के पृष्ठ पर एक बार पुनर्विचार का अनुरोध किया जा सकता है।',
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
        text: 'If you did not ask for it, you need do nothing. Nobody from the college will ever ask you for this code.',
      },
    ],
  }),
  hi: ({ number, flow, code }, { page }) => ({
    subject: `${number} के लिए आपका कोड`,
    body: [
      {
        text: `इस कोड से ${number} की स्थिति देखी जा सकती है। यह ${minutes} मिनट तक मान्य है और केवल एक बार काम करता है:`,
      },
      { code },
      { link: page(inquiryLink({ number, flow, code })), text: 'अथवा इस लिंक से खोलें' },
      {
        text: 'यदि यह कोड आपने नहीं मँगाया है, तो कुछ भी करने की आवश्यकता नहीं है। महाविद्यालय से कोई भी आपसे यह कोड कभी नहीं पूछेगा।',
      },
    ],
  }),
}
