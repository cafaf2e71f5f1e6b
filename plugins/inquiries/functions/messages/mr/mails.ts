import { type Named, type Paragraph, type Template, typed } from '@prangan/functions/mail/templates/content'
import type { InquiryKind, InquiryStatus } from '../../../contract/inquiries.ts'
import { inquiryLink, inquiryPage } from '../../../contract/inquiry-forms.ts'
import { inquiryLimits } from '../../../contract/limits.ts'
import type { InquiryChangedMail, InquiryReceivedMail, InquiryWaitsMail } from '../../../contract/mails.ts'

const minutes = inquiryLimits.codeLifetime / 60_000

/** What somebody sent, and the beginning of a sentence about it. */
const kinds: Record<InquiryKind, { name: string; yours: string; arrived: string }> = {
  feedback: { name: 'अभिप्राय', yours: 'तुमचा अभिप्राय', arrived: 'मिळाला' },
  enquiry: { name: 'प्रश्न', yours: 'तुमचा प्रश्न', arrived: 'मिळाला' },
  grievance: { name: 'तक्रार', yours: 'तुमची तक्रार', arrived: 'मिळाली' },
}

const statusPage = ({ page }: Named): Paragraph => ({ link: page(inquiryPage), text: 'स्थिती पाहा' })

const inquiryReceivedMail: Template<InquiryReceivedMail> = ({ number, inquiryKind, dueOn }, named) => {
  const { yours, arrived } = kinds[inquiryKind]
  return {
    subject: `${yours} ${number}`,
    body: [
      { text: `${yours} महाविद्यालयाला ${arrived}. हा क्रमांक जपून ठेवा:` },
      { code: number },
      {
        text: dueOn
          ? `पुढे काय: कार्यालय ते वाचून पोच देईल. ${named.day(dueOn)} पर्यंत निर्णय अपेक्षित आहे. प्रत्येक टप्प्यावर आम्ही ई-मेलने कळवतो.`
          : 'पुढे काय: कार्यालय ते वाचेल. उत्तर आवश्यक असल्यास ते तुम्हाला ई-मेलने मिळेल.',
      },
      statusPage(named),
      {
        text: `हे तुम्ही पाठवले नसेल, तर कोणीतरी आपला ई-मेल पत्ता चुकीचा लिहिला आहे. ${named.office} वर कळवा, आम्ही तुमचा पत्ता काढून टाकू.`,
      },
    ],
  }
}

const statuses: Record<InquiryStatus, string> = {
  received: 'नोंद झाली',
  acknowledged: 'पोच दिली',
  'with the committee': 'समितीकडे',
  decided: 'निर्णय झाला',
  appealed: 'अपील केले',
  closed: 'बंद',
}

const inquiryChangedMail: Template<InquiryChangedMail> = (
  { number, inquiryKind, status, answer, mayAppeal },
  named,
) => {
  const { name, yours } = kinds[inquiryKind]
  return {
    subject: status ? `${name} ${number}: ${statuses[status]}` : `${name} ${number}: उत्तर`,
    body: [
      {
        text: status
          ? `${yours} ${number}. सध्याची स्थिती: ${statuses[status]}.`
          : `हा ई-मेल ${name} ${number} बद्दल आहे.`,
      },
      ...(answer ? [{ text: 'कार्यालयाचा संदेश:' }, typed(answer)] : []),
      ...(mayAppeal ? [{ text: 'निर्णय मान्य नसल्यास स्थितीच्या पानावर एकदा अपील करता येते.' }] : []),
      statusPage(named),
    ],
  }
}

const inquiryCodeMail: Template<{ number: string; flow: string; code: string }> = (
  { number, flow, code },
  { page },
) => ({
  subject: `${number} साठी तुमचा कोड`,
  body: [
    { text: `या कोडने ${number} ची स्थिती पाहता येते. तो ${minutes} मिनिटांत एकदाच वापरता येतो:` },
    { code },
    { link: page(inquiryLink({ number, flow, code })), text: 'किंवा या लिंकने उघडा' },
    {
      text: 'हा कोड तुम्ही मागवला नसेल, तर काहीही करण्याची गरज नाही. महाविद्यालयातील कोणीही तुम्हाला हा कोड कधीच विचारत नाही.',
    },
  ],
})

export const officeLines = {
  'inquiry waits': ({ inquiryKind, number }: InquiryWaitsMail) =>
    `${kinds[inquiryKind].name} ${number}: उत्तर तुम्हाला द्यायचे आहे.`,
}

export const mails = {
  'inquiry received': inquiryReceivedMail,
  'inquiry changed': inquiryChangedMail,
  'inquiry code': inquiryCodeMail,
}
