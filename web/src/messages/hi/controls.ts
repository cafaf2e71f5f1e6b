import type { controls as english } from '../en/controls.ts'

export const controls: typeof english = {
  tryAgain: 'फिर कोशिश करें',
  leaveEmpty: 'कृपया इसे खाली छोड़ें',
  show: 'दिखाएँ',
  hide: 'छिपाएँ',
  reveal: {
    password: { show: 'पासवर्ड दिखाएँ', hide: 'पासवर्ड छिपाएँ' },
    passwords: { show: 'दोनों पासवर्ड दिखाएँ', hide: 'दोनों पासवर्ड छिपाएँ' },
    currentPassword: { show: 'वर्तमान पासवर्ड दिखाएँ', hide: 'वर्तमान पासवर्ड छिपाएँ' },
  },
  emailMeant: (email) => `क्या आपका ई-मेल ${email} है?`,
  useEmail: 'यही पता भरें',
  passwordHint: (least) => `कम से कम ${least} अक्षर।`,
  charactersLeft: (left) =>
    `${left.toLocaleString('en-IN')} अक्षर और ${left === 1 ? 'लिखा जा सकता है' : 'लिखे जा सकते हैं'}`,
  charactersTooMany: (more) => `${more.toLocaleString('en-IN')} अक्षर ज़्यादा ${more === 1 ? 'है' : 'हैं'}`,
  portraitOf: (name) => `${name} का चित्र`,
}
