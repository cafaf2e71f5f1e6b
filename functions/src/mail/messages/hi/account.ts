import { limits } from '@prangan/contract/limits'
import { grantLabels } from '@prangan/contract/messages/hi/grants'
import type { AbilitiesChangedMail } from '@prangan/contract/schemas/mail'
import type { Named, Paragraph, Template } from '../../templates/content.ts'
import { grantListIn } from '../../templates/grant-list.ts'

const minutes = limits.otp.lifetime / 60_000

const toSignIn = ({ page }: Named): Paragraph => ({ link: page('/login'), text: 'लॉगिन पृष्ठ खोलें' })

export const codeMail: Template<{ code: string; isByOffice: boolean }> = ({ code, isByOffice }, named) => ({
  subject: 'नए पासवर्ड के लिए आपका OTP',
  body: [
    {
      text: `नया पासवर्ड बनाने के लिए आपका OTP नीचे दिया गया है। यह ${minutes} मिनट तक चलेगा और केवल एक बार काम करेगा:`,
    },
    { code },
    ...(isByOffice
      ? [
          {
            text: 'यह OTP महाविद्यालय कार्यालय ने आपके लिए मँगाया है। कृपया लॉगिन पृष्ठ पर ‘पासवर्ड भूल गए?’ चुनें, यह ई-मेल पता भरें और ‘मेरे पास OTP है’ चुनें।',
          },
          toSignIn(named),
        ]
      : []),
    {
      text: `${isByOffice ? 'आपको नया पासवर्ड नहीं चाहिए' : 'यह OTP आपने न मँगाया हो'}, तो आपको कुछ नहीं करना है: आपका पासवर्ड वही रहेगा। महाविद्यालय का कोई भी व्यक्ति आपसे यह OTP कभी नहीं पूछेगा।`,
    },
  ],
})

/** The deadline to replace a password of the office, ISO 8601; '' if there is none. */
type FirstPassword = { firstPasswordUntil: string }

export const accountMail: Template<FirstPassword> = ({ firstPasswordUntil }, named) => ({
  subject: `${named.college} में आपका खाता`,
  body: [
    {
      text: 'महाविद्यालय कार्यालय ने वेबसाइट पर आपका खाता बना दिया है। आपका यूज़रनेम यही ई-मेल पता है।',
    },
    ...(firstPasswordUntil
      ? [
          {
            text: `पहली बार लॉगिन करने का पासवर्ड आपको कार्यालय से मिलेगा। वह केवल एक बार, और ${named.time(firstPasswordUntil)} (भारतीय समय) तक चलेगा। लॉगिन करते ही पृष्ठ आपसे अपना पासवर्ड बनाने को कहेगा।`,
          },
        ]
      : []),
    {
      text: 'इस पासवर्ड के बिना भी आप कभी भी लॉगिन कर सकते हैं: लॉगिन पृष्ठ पर ‘पासवर्ड भूल गए?’ चुनें और यह ई-मेल पता भरें। अपना पासवर्ड बनाने के लिए आपको ई-मेल से OTP मिलेगा।',
    },
    toSignIn(named),
  ],
})

export const passwordMail: Template<{ at: Date } & FirstPassword> = ({ at, firstPasswordUntil }, named) => ({
  subject: 'आपका पासवर्ड बदल दिया गया है',
  body: [
    firstPasswordUntil
      ? {
          text: `महाविद्यालय कार्यालय ने ${named.time(at)} (भारतीय समय) को आपके खाते का नया पासवर्ड बनाया है, जो आपको कार्यालय से मिलेगा। वह केवल एक बार, और ${named.time(firstPasswordUntil)} तक चलेगा: लॉगिन करते ही पृष्ठ आपसे अपना पासवर्ड बनाने को कहेगा। आपको सभी डिवाइस से लॉगआउट कर दिया गया है।`,
        }
      : {
          text: `आपके खाते का पासवर्ड ${named.time(at)} (भारतीय समय) को बदल दिया गया है। आपको बाकी सभी डिवाइस से लॉगआउट कर दिया गया है; वहाँ नए पासवर्ड से लॉगिन करें।`,
        },
    {
      text: `${firstPasswordUntil ? 'आपने इसके लिए न कहा हो' : 'पासवर्ड आपने न बदला हो'}, तो लॉगिन पृष्ठ पर ‘पासवर्ड भूल गए?’ से तुरंत नया पासवर्ड बनाएँ और महाविद्यालय कार्यालय को बताएँ।`,
    },
    toSignIn(named),
  ],
})

const listIn = grantListIn({
  nameOf: (grant) => grantLabels[grant],
  until: (day) => `${day} तक`,
})

export const abilitiesMail: Template<AbilitiesChangedMail> = (
  { given, taken, lastDays, hasEnded },
  named,
) => ({
  subject: 'कार्यालय डेस्क पर आपकी अनुमतियाँ बदली गई हैं',
  body: [
    ...(given.length > 0
      ? [{ text: `कार्यालय ने आपको कार्यालय डेस्क पर ये अनुमतियाँ दी हैं:\n${listIn(given, named, lastDays)}` }]
      : []),
    ...(taken.length > 0
      ? [
          {
            text: `${hasEnded ? 'इन अनुमतियों का अंतिम दिन बीत गया है, इसलिए ये समाप्त हो गईं:' : 'कार्यालय ने ये अनुमतियाँ हटा दी हैं:'}\n${listIn(taken, named)}`,
          },
        ]
      : []),
    { text: 'अपनी प्रोफ़ाइल आप पहले की तरह बदल सकते हैं। अनुमतियाँ आपसे बात किए बिना बदली गई हों, तो कार्यालय से पूछें।' },
    toSignIn(named),
  ],
})
