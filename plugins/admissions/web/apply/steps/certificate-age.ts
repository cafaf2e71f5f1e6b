import { expiredYears } from '../../../contract/requirements.ts'
import { today } from '../api/details-of.ts'
import { stepsMessages } from '../steps-messages.ts'
import type { StepProps } from './use-steps-form.ts'

/** Returns what to say of a category's certificate that is too old; else undefined. */
export function tooOldText({ settings, typed }: Pick<StepProps, 'settings' | 'typed'>): string | undefined {
  const issuedOn = typed['categoryProof-issuedOn']
  if (issuedOn === '') return undefined
  const years = expiredYears(settings.applicant.category, issuedOn, today())
  return years === undefined ? undefined : stepsMessages().about.expired(years)
}
