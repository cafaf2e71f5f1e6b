import { college } from '@prangan/college/config'
import { termIn } from '@prangan/contract/content/show-in'
import type { Template } from '@prangan/functions/mail/templates/content'
import { admissionLimits } from '../../contract/limits.ts'
import { applicationLink } from '../../contract/schemas/own-application.ts'

const minutes = admissionLimits.codeLifetime / 60_000

export const applicationCodeMail: Template<{ number: string; flow: string; code: string }> = {
  en: ({ number, flow, code }, { page }) => ({
    subject: `Your code for ${number}`,
    body: [
      {
        text: `This code opens your application ${number}. It works once, within ${minutes} minutes:`,
      },
      { code },
      { link: page(applicationLink({ number, flow, code })), text: 'Or open it with this link' },
      {
        text: 'If you did not ask for it, you don’t need to do anything. Nobody from the college will ever ask you for this code.',
      },
    ],
  }),
  hi: ({ number, flow, code }, { page }) => ({
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
  }),
}

/** Nobody has confirmed the guardian's address. */
export const guardianCodeMail: Template<{ number: string; course?: string; code: string }> = {
  en: ({ number, course = '', code }, { college: name, office }) => ({
    subject: `Your consent to the application ${number}`,
    body: [
      {
        text: `An applicant under ${admissionLimits.fullAge} is applying for admission to ${course} at ${name} and has named you as guardian. The application number is ${number}.`,
      },
      {
        text: 'With this code you agree that the college keeps and checks the data and documents of the application, and passes them to the university for the admission. You can take this back at any time by writing to the office.',
      },
      { code },
      {
        text: `Give the code to the applicant only if you agree. It works once, within ${minutes} minutes.`,
      },
      {
        text: `If you know nothing about this, you don’t need to do anything. You can also tell us at ${office}.`,
      },
    ],
  }),
  hi: ({ number, course = '', code }, { college: name, office }) => ({
    subject: `आवेदन ${number} पर आपकी सहमति`,
    body: [
      {
        text: `${name} में ${termIn('hi', Object.values(college.courses), course)} में प्रवेश के लिए ${admissionLimits.fullAge} वर्ष से कम उम्र के एक आवेदक ने आपको अभिभावक बताया है। आवेदन संख्या ${number} है।`,
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
  }),
}
