import { type Budget, perHourAndDay } from '@prangan/functions/lib/budgets'
import { admissionLimits } from '../contract/limits.ts'

const { codesPerHour, codesPerDay, uploadsPerDay } = admissionLimits

export const admissionBudgets = {
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
