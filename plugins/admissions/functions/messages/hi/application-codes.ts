import type { Template } from '@prangan/functions/mail/templates/content'
import { admissionLimits } from '../../../contract/limits.ts'
import { applicationLink } from '../../../contract/schemas/own-application.ts'

const minutes = admissionLimits.codeLifetime / 60_000

export const applicationCodeMail: Template<{ number: string; flow: string; code: string }> = (
  { number, flow, code },
  { page },
) => ({
  subject: `${number} के लिए आपका कोड`,
  body: [
    {
      text: `इस कोड से आपका आवेदन ${number} खुलता है। यह ${minutes} मिनट तक चलेगा और केवल एक बार काम करेगा:`,
    },
    { code },
    { link: page(applicationLink({ number, flow, code })), text: 'या इस लिंक से खोलें' },
    {
      text: 'यह कोड आपने न मँगाया हो, तो आपको कुछ नहीं करना है। महाविद्यालय का कोई भी व्यक्ति आपसे यह कोड कभी नहीं पूछेगा।',
    },
  ],
})

/** Nobody has confirmed the guardian's address. */
export const guardianCodeMail: Template<{ number: string; course?: string; code: string }> = (
  { number, course = '', code },
  { college: name, course: courseName, office },
) => ({
  subject: `आवेदन ${number} पर आपकी सहमति`,
  body: [
    {
      text: `${name} में ${courseName(course)} में प्रवेश के लिए ${admissionLimits.fullAge} वर्ष से कम उम्र के एक आवेदक ने आपको अभिभावक बताया है। आवेदन संख्या ${number} है।`,
    },
    {
      text: 'इस कोड से आप सहमति देते हैं कि महाविद्यालय आवेदन की जानकारी और दस्तावेज़ रखे, उन्हें जाँचे, और प्रवेश के लिए विश्वविद्यालय को भेजे। आप कार्यालय को लिखकर यह सहमति कभी भी वापस ले सकते हैं।',
    },
    { code },
    {
      text: `आप सहमत हों, तभी यह कोड आवेदक को दें। यह ${minutes} मिनट तक चलेगा और केवल एक बार काम करेगा।`,
    },
    { text: `आपको इसके बारे में कुछ पता न हो, तो कुछ न करें, या ${office} पर लिखकर बताएँ।` },
  ],
})
