import { inLanguage } from '@prangan/web/messages/language.ts'
import { useId } from 'react'
import { claimsFor } from '../../../contract/requirements.ts'
import type { Claim } from '../../../contract/schemas/admission-sessions.ts'
import { claimsDisability } from '../api/details-of.ts'
import { stepsMessages } from '../steps-messages.ts'
import { CheckboxInput, InputError } from './check-box.tsx'
import { StepPart } from './step-part.tsx'
import { TextField } from './text-field.tsx'
import type { StepProps } from './use-steps-form.ts'

/** Points as people read them: '5', '2.5'. */
const pointsText = (hundredths: number): string => String(hundredths / 100)

export function ClaimsStep({ settings, typed, fields, set }: StepProps) {
  const id = useId()
  const { claims: texts } = stepsMessages()
  const error = fields.error('claims')
  const claims = claimsFor(settings.session, settings.applicant)
  const noteOf = ({ key, points, group, kind }: Claim) => [
    ...(points > 0 ? [texts.points(pointsText(points))] : []),
    ...(claims.some((other) => other.key !== key && kind && other.kind === kind) ? [texts.onlyHighest] : []),
    ...(group ? [texts.reserved] : []),
    ...(group === 'women' ? [texts.ticked] : []),
  ]
  return (
    <>
      <p className="text-sm text-muted">{texts.intro}</p>
      <StepPart title={texts.legend}>
        <div className="grid gap-2">
          {claims.map((claim) => (
            <CheckboxInput
              key={claim.key}
              fields={fields}
              name="claims"
              id={`${id}-${claim.key}`}
              errorId={error && `${id}-error`}
              isChecked={typed.claims.includes(claim.key)}
              onChange={(isChecked) =>
                set(
                  'claims',
                  isChecked ? [...typed.claims, claim.key] : typed.claims.filter((key) => key !== claim.key),
                )
              }
              label={inLanguage(claim.name)}
              note={noteOf(claim).join(' · ')}
            />
          ))}
        </div>
        <InputError id={`${id}-error`}>{error}</InputError>
        {claimsDisability(settings, typed.claims) && (
          <TextField
            fields={fields}
            name="disabilityPercent"
            label={texts.disabilityPercent}
            hint={texts.disabilityHint}
            required
            inputMode="numeric"
            maxLength={3}
          />
        )}
      </StepPart>
    </>
  )
}
