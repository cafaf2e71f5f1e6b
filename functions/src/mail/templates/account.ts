import { inIndia } from '@prangan/contract/india-time'
import { languages } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import type { Named, Paragraph, Template } from './content.ts'

const minutes = limits.otp.lifetime / 60_000

const format = { dateStyle: 'long', timeStyle: 'short' } as const
const momentInEnglish = inIndia(languages.en.locale, format)
/** '5 जनवरी 2026 को 10:32 बजे': its half of the day would be in Latin letters. */
const momentInHindi = inIndia(languages.hi.locale, { ...format, hourCycle: 'h23' })

const toSignIn = {
  en: ({ page }: Named): Paragraph => ({ link: page('/login'), text: 'Open the sign-in page' }),
  hi: ({ page }: Named): Paragraph => ({ link: page('/login'), text: 'लॉगिन पृष्ठ खोलें' }),
}

/**
 * To a member of staff: the one-time code that they requested, or an admin for them. Then they have no page open that
 * waits for it.
 */
export const codeMail: Template<{ code: string; isByOffice: boolean }> = {
  en: ({ code, isByOffice }, named) => ({
    subject: 'Your code for a new password',
    body: [
      { text: `This is your code for a new password. It is good for ${minutes} minutes and works once:` },
      { code },
      ...(isByOffice
        ? [
            {
              text: "The college office has asked for it on your behalf. Open the sign-in page, choose 'Forgot Password?', enter this address and choose 'I have a code'.",
            },
            toSignIn.en(named),
          ]
        : []),
      {
        text: 'If you did not ask for it, you need do nothing: your password stays as it is. Nobody from the college will ever ask you for this code.',
      },
    ],
  }),
  hi: ({ code, isByOffice }, named) => ({
    subject: 'नये पासवर्ड के लिए आपका ओटीपी',
    body: [
      {
        text: `नया पासवर्ड बनाने के लिए आपका ओटीपी नीचे दिया गया है। यह ${minutes} मिनट तक मान्य है और केवल एक बार काम करता है:`,
      },
      { code },
      ...(isByOffice
        ? [
            {
              text: 'यह ओटीपी महाविद्यालय कार्यालय द्वारा आपके लिए मँगाया गया है। कृपया लॉगिन पृष्ठ पर ‘पासवर्ड भूल गए?’ चुनें, यह ई-मेल पता भरें और ‘मेरे पास ओटीपी है’ चुनें।',
            },
            toSignIn.hi(named),
          ]
        : []),
      {
        text: 'यदि यह ओटीपी आपने नहीं मँगाया है, तो कुछ भी करने की आवश्यकता नहीं है: आपका पासवर्ड पहले जैसा ही रहेगा। महाविद्यालय से कोई भी आपसे यह ओटीपी कभी नहीं पूछेगा।',
      },
    ],
  }),
}

/** To a member of staff: their account exists, and how to set a password. */
export const accountMail: Template<object> = {
  en: (_, named) => ({
    subject: `Your account at ${named.college}`,
    body: [
      {
        text: 'An account has been made for you on the college website. Your username is this e-mail address.',
      },
      {
        text: "Before you first sign in, please set a password that only you know: open the sign-in page, choose 'Forgot Password?' and enter this address. A code for it comes to you by mail.",
      },
      toSignIn.en(named),
    ],
  }),
  hi: (_, named) => ({
    subject: `${named.college} में आपका खाता`,
    body: [
      {
        text: 'महाविद्यालय की वेबसाइट पर आपका खाता बना दिया गया है। आपका उपयोगकर्ता नाम यही ई-मेल पता है।',
      },
      {
        text: 'पहली बार लॉगिन करने से पूर्व कृपया ऐसा पासवर्ड बनाएँ जो केवल आपको ज्ञात हो: लॉगिन पृष्ठ पर ‘पासवर्ड भूल गए?’ चुनें और यह ई-मेल पता भरें। इसके लिए एक ओटीपी आपको ई-मेल से भेजा जाएगा।',
      },
      toSignIn.hi(named),
    ],
  }),
}

/** To a member of staff: their password was changed. */
export const passwordMail: Template<{ at: Date }> = {
  en: ({ at }, named) => ({
    subject: 'Your password was changed',
    body: [
      {
        text: `The password of your account was changed on ${momentInEnglish(at)} (India time). Wherever you were signed in, you have been signed out; please sign in with the new password.`,
      },
      {
        text: "If this was not you, please set a new password at once with 'Forgot Password?' on the sign-in page, and tell the college office.",
      },
      toSignIn.en(named),
    ],
  }),
  hi: ({ at }, named) => ({
    subject: 'आपका पासवर्ड बदल दिया गया है',
    body: [
      {
        text: `आपके खाते का पासवर्ड ${momentInHindi(at)} (भारतीय समय) बदल दिया गया है। आपके सभी खुले सत्र समाप्त कर दिए गए हैं; कृपया नये पासवर्ड से लॉगिन करें।`,
      },
      {
        text: 'यदि यह परिवर्तन आपके द्वारा नहीं किया गया है, तो कृपया लॉगिन पृष्ठ पर ‘पासवर्ड भूल गए?’ से तुरंत नया पासवर्ड बनाएँ और महाविद्यालय कार्यालय को सूचित करें।',
      },
      toSignIn.hi(named),
    ],
  }),
}
