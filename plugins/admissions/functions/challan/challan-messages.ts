import type { Language } from '@prangan/contract/languages'
import { type ChallanMessages, challan as en } from '../messages/en/challan.ts'
import { challan as hi } from '../messages/hi/challan.ts'
import { challan as mr } from '../messages/mr/challan.ts'

const translations: Partial<Record<Language, ChallanMessages>> = { hi, mr }

export const challanMessages = (language: Language): ChallanMessages => translations[language] ?? en
