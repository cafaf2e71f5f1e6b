import { inIndia } from '@prangan/contract/india-time'
import { limits } from '@prangan/contract/limits'
import type { Content } from './content.ts'

const minutes = limits.otp.lifetime / 60_000

const formatMoment = inIndia('en-IN', { dateStyle: 'long', timeStyle: 'short' })

/** To a member of staff: the one-time code that they requested, or an admin for them. */
export function codeContent(
  { code, isByOffice }: { code: string; isByOffice: boolean },
  login: string,
): Content {
  return {
    subject: 'Your code for a new password',
    body: [
      { text: `This is your code for a new password. It is good for ${minutes} minutes and works once:` },
      { code },
      ...(isByOffice ? howToUse(login) : []),
      {
        text: `नया पासवर्ड बनाने के लिए यह आपका कोड है। यह ${minutes} मिनट तक मान्य है और एक ही बार काम करता है।`,
        lang: 'hi',
      },
      {
        text: 'If you did not ask for it, you need do nothing: your password stays as it is. Nobody from the college will ever ask you for this code.',
      },
    ],
  }
}

/** To somebody who did not ask for the code themselves, and so has no page open that waits for it. */
const howToUse = (login: string): Content['body'] => [
  {
    text: "The college office has asked for it on your behalf. Open the sign-in page, choose 'Forgot Password?', enter this address and choose 'I have a code'.",
  },
  { link: login, text: 'Open the sign-in page' },
]

/** To a member of staff: their account exists, and how to set a password. */
export function accountContent(login: string, college: string): Content {
  return {
    subject: `Your account at ${college}`,
    body: [
      {
        text: 'An account has been made for you on the college website. Your username is this e-mail address.',
      },
      {
        text: "Before you first sign in, please set a password that only you know: open the sign-in page, choose 'Forgot Password?' and enter this address. A code for it comes to you by mail.",
      },
      { link: login, text: 'Open the sign-in page' },
      {
        text: "कॉलेज की वेबसाइट पर आपका खाता बन गया है। साइन-इन पेज पर 'Forgot Password?' चुनकर अपना पासवर्ड स्वयं बनाइए।",
        lang: 'hi',
      },
    ],
  }
}

/** To a member of staff: their password was changed. */
export function passwordContent(at: Date, login: string): Content {
  return {
    subject: 'Your password was changed',
    body: [
      {
        text: `The password of your account was changed on ${formatMoment(at)} (India time). Wherever you were signed in, you have been signed out; please sign in with the new password.`,
      },
      {
        text: "If this was not you, please set a new password at once with 'Forgot Password?' on the sign-in page, and tell the college office.",
      },
      { link: login, text: 'Open the sign-in page' },
      {
        text: 'आपके खाते का पासवर्ड बदल दिया गया है। यदि आपने ऐसा नहीं किया, तो तुरन्त नया पासवर्ड बनाइए और कार्यालय को सूचित कीजिए।',
        lang: 'hi',
      },
    ],
  }
}
