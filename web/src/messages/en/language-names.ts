import { type Language, languages } from '@prangan/contract/languages'
import { joinNames } from '../join-names.ts'

export const languageNames = Object.fromEntries(
  Object.entries(languages).map(([language, { english }]) => [language, english]),
) as Readonly<Record<Language, string>>

export const { others, all } = joinNames('en', languageNames, { and: 'and', or: 'or' })
