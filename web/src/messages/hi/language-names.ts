import type { languageNames as english } from '../en/language-names.ts'
import { joinNames } from '../join-names.ts'

export const languageNames: typeof english = {
  en: 'अंग्रेज़ी',
  hi: 'हिन्दी',
  mr: 'मराठी',
  ur: 'उर्दू',
}

export const { others, all } = joinNames('hi', languageNames, { and: 'और', or: 'या' })
