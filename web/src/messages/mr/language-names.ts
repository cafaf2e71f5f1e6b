import type { languageNames as english } from '../en/language-names.ts'
import { joinNames } from '../join-names.ts'

export const languageNames: typeof english = { en: 'इंग्रजी', hi: 'हिंदी', mr: 'मराठी', ur: 'उर्दू' }

export const { others, all } = joinNames('mr', languageNames, { and: 'आणि', or: 'किंवा' })
