import type { controls as english } from '../en/controls.ts'
import type { Translation } from '../with-fallback.ts'

export const controls: Translation<typeof english> = {
  tryAgain: 'पुन्हा प्रयत्न करा',
  leaveEmpty: 'हे रिकामे ठेवा',
  show: 'दाखवा',
  hide: 'लपवा',
  reveal: {
    password: { show: 'पासवर्ड दाखवा', hide: 'पासवर्ड लपवा' },
    passwords: { show: 'पासवर्ड दाखवा', hide: 'पासवर्ड लपवा' },
    currentPassword: { show: 'सध्याचा पासवर्ड दाखवा', hide: 'सध्याचा पासवर्ड लपवा' },
  },
  emailMeant: (email) => `तुमचा ई-मेल ${email} असा आहे का?`,
  useEmail: 'हाच पत्ता भरा',
  passwordHint: (least) => `किमान ${least} अक्षरे.`,
  charactersLeft: (left) =>
    `आणखी ${left.toLocaleString('en-IN')} ${left === 1 ? 'अक्षर लिहिता येईल' : 'अक्षरे लिहिता येतील'}`,
  charactersTooMany: (more) =>
    `${more.toLocaleString('en-IN')} ${more === 1 ? 'अक्षर जास्त आहे' : 'अक्षरे जास्त आहेत'}`,
  portraitOf: (name) => `${name} यांचा फोटो`,
}
