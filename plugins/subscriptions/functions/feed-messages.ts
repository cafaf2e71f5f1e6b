import type { Language } from '@prangan/contract/languages'
import { feeds as en, type FeedMessages } from './messages/en/feeds.ts'
import { feeds as hi } from './messages/hi/feeds.ts'
import { feeds as mr } from './messages/mr/feeds.ts'

const translations: Partial<Record<Language, FeedMessages>> = { hi, mr }

export const feedMessages = (language: Language): FeedMessages => translations[language] ?? en
