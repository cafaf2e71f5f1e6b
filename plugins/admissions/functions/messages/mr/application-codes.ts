import type { Template } from '@prangan/functions/mail/templates/content'
import { admissionLimits } from '../../../contract/limits.ts'
import { applicationLink } from '../../../contract/schemas/own-application.ts'

const minutes = admissionLimits.codeLifetime / 60_000

export const applicationCodeMail: Template<{ number: string; flow: string; code: string }> = (
  { number, flow, code },
  { page },
) => ({
  subject: `${number} साठी तुमचा कोड`,
  body: [
    { text: `या कोडने तुमचा अर्ज ${number} उघडता येतो. कोड ${minutes} मिनिटांत एकदाच वापरता येतो:` },
    { code },
    { link: page(applicationLink({ number, flow, code })), text: 'किंवा या लिंकने उघडा' },
    {
      text: 'हा कोड तुम्ही मागवला नसेल, तर काहीही करण्याची गरज नाही. महाविद्यालयातील कोणीही तुम्हाला हा कोड कधीच विचारत नाही.',
    },
  ],
})

/** Nobody has confirmed the guardian's address. */
export const guardianCodeMail: Template<{ number: string; course?: string; code: string }> = (
  { number, course = '', code },
  { college: name, course: courseName, office },
) => ({
  subject: `अर्ज ${number} साठी तुमची संमती`,
  body: [
    {
      text: `${admissionLimits.fullAge} वर्षांपेक्षा कमी वयाच्या एका अर्जदाराने ${courseName(course)} या अभ्यासक्रमाच्या प्रवेशासाठी अर्ज केला आहे, आणि पालक म्हणून तुमचे नाव दिले आहे. महाविद्यालय: ${name}. अर्ज क्रमांक: ${number}.`,
    },
    {
      text: 'महाविद्यालयाने अर्जातील माहिती आणि कागदपत्रे ठेवावीत, तपासावीत आणि प्रवेशासाठी विद्यापीठाला पाठवावीत, अशी संमती तुम्ही या कोडने देता. कार्यालयाला लिहून ती कधीही मागे घेता येते.',
    },
    { code },
    {
      text: `तुमची संमती असेल, तरच हा कोड अर्जदाराला द्या. तो ${minutes} मिनिटांत एकदाच वापरता येतो.`,
    },
    { text: `याबद्दल तुम्हाला काही माहीत नसेल, तर काहीही करण्याची गरज नाही. हवे असल्यास ${office} वर आम्हाला कळवा.` },
  ],
})
