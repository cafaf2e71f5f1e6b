import { type Allowance, type Budget, perHourAndDay } from '@prangan/functions/lib/budgets'
import { admissionLimits } from '../contract/limits.ts'

const { codesPerHour, codesPerDay, knownCodesPerHour, knownCodesPerDay } = admissionLimits
const { failuresPerNetwork, failuresWithin, uploadsPerDay } = admissionLimits

export const admissionBudgets = {
  codes: {
    document: 'applicationCodesOf',
    by: 'contact',
    allowed: perHourAndDay(codesPerHour, codesPerDay),
    why: 'Each code can be guessed, and each is a mail.',
  },
  failures: {
    document: 'applicationFailures',
    by: 'network',
    allowed: [{ count: failuresPerNetwork, per: failuresWithin }],
    why: 'One sender cannot guess the codes of many applications.',
  },
  guardianCodes: {
    document: 'guardianCodesOf',
    by: 'email',
    allowed: perHourAndDay(codesPerHour, codesPerDay),
    why: 'The applicant names this address, which may be anybody’s.',
  },
  uploads: {
    document: 'applicationUploads',
    by: 'application',
    allowed: [{ count: uploadsPerDay, per: 24 * 60 * 60_000 }],
    why: 'Checking and shrinking a file takes time, also if it is refused.',
  },
} as const satisfies Record<string, Budget>

export const knownCodes: Allowance = {
  by: 'contact',
  allowed: perHourAndDay(knownCodesPerHour, knownCodesPerDay),
  why: 'Strangers cannot use up the codes of the applicant.',
}
