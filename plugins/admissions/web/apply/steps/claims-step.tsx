import { inLanguage } from '@prangan/web/messages/language.ts'
import { useId } from 'react'
import { claimsFor } from '../../../contract/requirements.ts'
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
  const noteOf = (points: number, group: string | null) => [
    ...(points > 0 ? [texts.points(pointsText(points))] : []),
    ...(group ? [texts.reserved] : []),
    ...(group === 'women' ? [texts.ticked] : []),
  ]
  return (
    <>
      <p className="text-sm text-muted">{texts.intro}</p>
      <StepPart title={texts.legend}>
        <div className="grid gap-2">
          {claimsFor(settings.session, settings.applicant).map(({ key, name, points, group }) => (
            <CheckboxInput
              key={key}
              fields={fields}
              name="claims"
              id={`${id}-${key}`}
              errorId={error && `${id}-error`}
              isChecked={typed.claims.includes(key)}
              onChange={(isChecked) =>
                set(
                  'claims',
                  isChecked ? [...typed.claims, key] : typed.claims.filter((each) => each !== key),
                )
              }
              label={inLanguage(name)}
              note={noteOf(points, group).join(' · ')}
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
