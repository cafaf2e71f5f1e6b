import { limits } from '@prangan/contract/limits'
import { grantLabels as english } from '@prangan/contract/messages/en/grants'
import { grantLabels } from '@prangan/contract/messages/mr/grants'
import type { AbilitiesChangedMail } from '@prangan/contract/schemas/mail'
import type { Named, Paragraph, Template } from '../../templates/content.ts'
import { grantListIn } from '../../templates/grant-list.ts'

const minutes = limits.otp.lifetime / 60_000

const toSignIn = ({ page }: Named): Paragraph => ({ link: page('/login'), text: 'लॉगिन पान उघडा' })

export const codeMail: Template<{ code: string; isByOffice: boolean }> = ({ code, isByOffice }, named) => ({
  subject: 'नवीन पासवर्डसाठी तुमचा OTP',
  body: [
    { text: `नवीन पासवर्ड तयार करण्यासाठी तुमचा OTP खाली दिला आहे. तो ${minutes} मिनिटांत एकदाच वापरता येतो:` },
    { code },
    ...(isByOffice
      ? [
          {
            text: 'हा OTP महाविद्यालय कार्यालयाने तुमच्यासाठी मागवला आहे. लॉगिन पानावर ‘पासवर्ड विसरलात?’ निवडा, हा ई-मेल पत्ता लिहा आणि ‘माझ्याकडे OTP आहे’ निवडा.',
          },
          toSignIn(named),
        ]
      : []),
    {
      text: `${isByOffice ? 'तुम्हाला नवीन पासवर्ड नको असेल' : 'हा OTP तुम्ही मागवला नसेल'}, तर काहीही करण्याची गरज नाही: तुमचा पासवर्ड आहे तोच राहतो. महाविद्यालयातील कोणीही तुम्हाला हा OTP कधीच विचारत नाही.`,
    },
  ],
})

/** The deadline to replace a password of the office, ISO 8601; '' if there is none. */
type FirstPassword = { firstPasswordUntil: string }

export const accountMail: Template<FirstPassword> = ({ firstPasswordUntil }, named) => ({
  subject: `तुमचे खाते: ${named.college}`,
  body: [
    {
      text: 'महाविद्यालय कार्यालयाने संकेतस्थळावर तुमचे खाते तयार केले आहे. हा ई-मेल पत्ता हेच तुमचे युजरनेम आहे.',
    },
    ...(firstPasswordUntil
      ? [
          {
            text: `पहिल्या लॉगिनसाठीचा पासवर्ड कार्यालय तुम्हाला सांगेल. तो ${named.time(firstPasswordUntil)} पर्यंत (भारतीय वेळ), एकदाच वापरता येतो. लॉगिन केल्यावर स्वतःचा पासवर्ड तयार करावा लागतो.`,
          },
        ]
      : []),
    {
      text: 'त्या पासवर्डशिवायही कधीही लॉगिन करता येते: लॉगिन पानावर ‘पासवर्ड विसरलात?’ निवडा आणि हा ई-मेल पत्ता लिहा. स्वतःचा पासवर्ड तयार करण्यासाठी आम्ही तुम्हाला ई-मेलने OTP पाठवतो.',
    },
    toSignIn(named),
  ],
})

export const passwordMail: Template<{ at: Date } & FirstPassword> = ({ at, firstPasswordUntil }, named) => ({
  subject: 'तुमचा पासवर्ड बदलला आहे',
  body: [
    firstPasswordUntil
      ? {
          text: `महाविद्यालय कार्यालयाने ${named.time(at)} वाजता (भारतीय वेळ) तुमच्या खात्याचा नवीन पासवर्ड तयार केला आहे, आणि तो तुम्हाला कार्यालय सांगेल. तो ${named.time(firstPasswordUntil)} पर्यंत, एकदाच वापरता येतो: लॉगिन केल्यावर स्वतःचा पासवर्ड तयार करावा लागतो. तुम्ही सर्व डिव्हाइसवरून लॉगआउट झाला आहात.`,
        }
      : {
          text: `तुमच्या खात्याचा पासवर्ड ${named.time(at)} वाजता (भारतीय वेळ) बदलला. इतर सर्व डिव्हाइसवरून तुम्ही लॉगआउट झाला आहात; तिथे नवीन पासवर्डने लॉगिन करा.`,
        },
    {
      text: `${firstPasswordUntil ? 'तुम्हाला याची कल्पना नसेल' : 'पासवर्ड तुम्ही बदलला नसेल'}, तर लॉगिन पानावर ‘पासवर्ड विसरलात?’ वापरून लगेच नवीन पासवर्ड तयार करा, आणि महाविद्यालय कार्यालयाला कळवा.`,
    },
    toSignIn(named),
  ],
})

const listIn = grantListIn({
  nameOf: (grant) => grantLabels[grant] ?? english[grant],
  until: (day) => `${day} पर्यंत`,
})

export const abilitiesMail: Template<AbilitiesChangedMail> = (
  { given, taken, lastDays, hasEnded },
  named,
) => ({
  subject: 'कार्यालयीन कामाच्या तुमच्या परवानग्या बदलल्या आहेत',
  body: [
    ...(given.length > 0
      ? [{ text: `कार्यालयाने तुम्हाला या परवानग्या दिल्या आहेत:\n${listIn(given, named, lastDays)}` }]
      : []),
    ...(taken.length > 0
      ? [
          {
            text: `${hasEnded ? 'या परवानग्यांचा शेवटचा दिवस संपला, म्हणून त्या आता नाहीत:' : 'कार्यालयाने या परवानग्या काढून घेतल्या आहेत:'}\n${listIn(taken, named)}`,
          },
        ]
      : []),
    { text: 'तुमची स्वतःची माहिती तुम्ही पूर्वीप्रमाणे बदलू शकता. असे ठरले नसेल, तर कार्यालयाला विचारा.' },
    toSignIn(named),
  ],
})
