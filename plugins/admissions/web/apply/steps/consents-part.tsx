import { useId } from 'react'
import { consentPurposes, isNeededConsent } from '../../../contract/schemas/full-application.ts'
import { stepsMessages } from '../steps-messages.ts'
import { CheckboxInput, InputError } from './check-box.tsx'
import { ConsentNotice } from './consent-notice.tsx'
import { StepPart } from './step-part.tsx'
import type { StepProps } from './use-steps-form.ts'

export function ConsentsPart({ typed, fields, set }: StepProps) {
  const id = useId()
  const { review } = stepsMessages()
  return (
    <StepPart title={review.consents} text={review.consentsText}>
      {consentPurposes.map((purpose) => {
        const name = `consent-${purpose}` as const
        const error = fields.error(name)
        const errorId = `${id}-${purpose}-error`
        return (
          <div key={purpose} className="grid gap-2">
            <CheckboxInput
              fields={fields}
              name={name}
              id={`${id}-${purpose}`}
              errorId={error && errorId}
              isChecked={typed[name]}
              onChange={(isGiven) => set(name, isGiven)}
              label={
                <>
                  {review.purposes[purpose].title}
                  {isNeededConsent(purpose) && (
                    <span aria-hidden="true" className="text-danger">
                      {' *'}
                    </span>
                  )}
                </>
              }
            />
            <InputError id={errorId}>{error}</InputError>
            <ConsentNotice purpose={purpose} />
          </div>
        )
      })}
    </StepPart>
  )
}

export function DeclarationPart({ typed, fields, set }: StepProps) {
  const id = useId()
  const error = fields.error('declaration')
  return (
    <div className="grid gap-2">
      <CheckboxInput
        fields={fields}
        name="declaration"
        id={id}
        errorId={error && `${id}-error`}
        isChecked={typed.declaration}
        onChange={(isChecked) => set('declaration', isChecked)}
        label={stepsMessages().review.declaration}
      />
      <InputError id={`${id}-error`}>{error}</InputError>
    </div>
  )
}
