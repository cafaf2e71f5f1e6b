import { type Allowance, type Budget, budgets, perHourAndDay } from '@prangan/functions/lib/budgets'
import { inquiryLimits } from '../contract/limits.ts'

const { codesPerHour, codesPerDay, knownCodesPerHour, knownCodesPerDay } = inquiryLimits
const { failuresPerNetwork, failuresWithin } = inquiryLimits

export const inquiryBudgets = {
  codesOfNetwork: { ...budgets.codesOfNetwork, document: 'inquiryCodesFrom' },
  allCodes: { ...budgets.codes, document: 'inquiryCodes' },
  codes: {
    document: 'inquiryCodesOf',
    by: 'contact',
    allowed: perHourAndDay(codesPerHour, codesPerDay),
    why: 'Each code can be guessed, and each is a mail.',
  },
  failures: {
    document: 'inquiryFailures',
    by: 'network',
    allowed: [{ count: failuresPerNetwork, per: failuresWithin }],
    why: 'One sender cannot guess the codes of many inquiries.',
  },
} as const satisfies Record<string, Budget>

export const knownCodes: Allowance = {
  by: 'contact',
  allowed: perHourAndDay(knownCodesPerHour, knownCodesPerDay),
  why: 'Strangers cannot use up the codes of the sender.',
}
