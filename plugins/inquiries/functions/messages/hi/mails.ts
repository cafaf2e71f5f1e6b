import { type Named, type Paragraph, type Template, typed } from '@prangan/functions/mail/templates/content'
import type { InquiryKind, InquiryStatus } from '../../../contract/inquiries.ts'
import { inquiryLink, inquiryPage } from '../../../contract/inquiry-forms.ts'
import { inquiryLimits } from '../../../contract/limits.ts'
import type { InquiryChangedMail, InquiryReceivedMail, InquiryWaitsMail } from '../../../contract/mails.ts'

const minutes = inquiryLimits.codeLifetime / 60_000

/** All are feminine, as the sentences around them expect. */
const kinds: Record<InquiryKind, string> = {
  feedback: 'प्रतिक्रिया',
  enquiry: 'पूछताछ',
  grievance: 'शिकायत',
}

const statusPage = ({ page }: Named): Paragraph => ({ link: page(inquiryPage), text: 'स्थिति देखें' })

/** Nobody has confirmed the sender's address. */
const inquiryReceivedMail: Template<InquiryReceivedMail> = ({ number, inquiryKind, dueOn }, named) => ({
  subject: `आपकी ${kinds[inquiryKind]} ${number}`,
  body: [
    {
      text: `आपकी ${kinds[inquiryKind]} महाविद्यालय को मिल गई है। इसका क्रमांक सँभालकर रखें:`,
    },
    { code: number },
    {
      text: dueOn
        ? `आगे क्या होगा: कार्यालय इसकी पावती (मिलने की सूचना) देगा, और ${named.day(dueOn)} तक इस पर निर्णय होना है। हर चरण की सूचना आपको ई-मेल से मिलेगी।`
        : 'आगे क्या होगा: कार्यालय इसे पढ़ेगा। उत्तर ज़रूरी हुआ, तो आपको ई-मेल से मिलेगा।',
    },
    statusPage(named),
    {
      text: `यह आपने न भेजी हो, तो किसी ने अपना ई-मेल पता ग़लत भरा है। ${named.office} पर लिखकर बताएँ, हम आपका पता हटा देंगे।`,
    },
  ],
})

const meanings: Record<InquiryStatus, { status: string; about: (inquiry: string) => string }> = {
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

const inquiryChangedMail: Template<InquiryChangedMail> = (
  { number, inquiryKind, status, answer, mayAppeal },
  named,
) => {
  const inquiry = `आपकी ${kinds[inquiryKind]} ${number}`
  return {
    subject: status ? `${inquiry}: ${meanings[status].status}` : `${inquiry} का उत्तर`,
    body: [
      { text: status ? meanings[status].about(inquiry) : `यह ई-मेल ${inquiry} के बारे में है।` },
      ...(answer ? [{ text: 'कार्यालय का संदेश:' }, typed(answer)] : []),
      ...(mayAppeal
        ? [
            {
              text: 'आप सहमत न हों, तो स्थिति के पृष्ठ पर एक बार अपील कर सकते हैं।',
            },
          ]
        : []),
      statusPage(named),
    ],
  }
}

const inquiryCodeMail: Template<{ number: string; flow: string; code: string }> = (
  { number, flow, code },
  { page },
) => ({
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
})

export const mails = {
  'inquiry received': inquiryReceivedMail,
  'inquiry changed': inquiryChangedMail,
  'inquiry code': inquiryCodeMail,
}

export const officeLines = {
  'inquiry waits': ({ inquiryKind, number }: InquiryWaitsMail) =>
    `वेबसाइट पर आई ${kinds[inquiryKind]} ${number} का उत्तर आपको देना है।`,
}
