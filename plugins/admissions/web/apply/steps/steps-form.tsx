import { nothingTyped } from '@prangan/web/features/admissions/apply/api/field-names.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useEffect, useRef, useState } from 'react'
import { DocumentsStep } from '../documents/documents-step.tsx'
import { stepsMessages } from '../steps-messages.ts'
import { AboutStep } from './about-step.tsx'
import { ClaimsStep } from './claims-step.tsx'
import { FirstStepForm } from './first-step-form.tsx'
import { MarksStep } from './marks-step.tsx'
import { changeFirstId, ReviewStep } from './review-step.tsx'
import { StepHead } from './step-head.tsx'
import type { StepName } from './step-names.ts'
import type { ApplicationStepsProps } from './steps-props.ts'
import { SubjectsStep } from './subjects-step.tsx'
import { type StepsForm as Form, useStepsForm } from './use-steps-form.ts'

/** The form of the later steps. It stays while the first step is changed, and keeps what is typed. */
export function StepsForm(props: ApplicationStepsProps) {
  const [isChanging, setChanging] = useState(false)
  const wasChanging = useRef(false)
  useEffect(() => {
    if (wasChanging.current && !isChanging) document.getElementById(changeFirstId)?.focus()
    wasChanging.current = isChanging
  }, [isChanging])
  return (
    <>
      {isChanging && (
        <FirstStepForm
          applicant={{ ...nothingTyped, ...props.applicant }}
          access={props.access}
          onSaved={(applicant) => {
            props.onChange?.(applicant)
            setChanging(false)
          }}
          onCancel={() => setChanging(false)}
        />
      )}
      <div hidden={isChanging}>
        <LaterSteps {...props} changeFirst={props.onChange && (() => setChanging(true))} />
      </div>
    </>
  )
}

type LaterStepsProps = ApplicationStepsProps & { changeFirst: (() => void) | undefined }

function LaterSteps({ changeFirst, ...props }: LaterStepsProps) {
  const form = useStepsForm(props)
  const { step, steps, go, formProps, isBusy, message, messageId, isKept } = form
  const texts = stepsMessages()
  const isLast = step === 'review'
  const before = steps[steps.indexOf(step) - 1]
  return (
    <form {...formProps} aria-label={texts.title} className="grid gap-6">
      <StepHead form={form} sent={step === steps[0] ? props.sent : undefined} />
      <fieldset disabled={isBusy} className="grid min-w-0 gap-6">
        <StepFields step={step} form={form} changeFirst={changeFirst} />
      </fieldset>
      <div id={messageId} className="not-has-[p]:absolute">
        <Message tone="error">{message}</Message>
        <Message tone="info">{isBusy && isLast && texts.review.sending}</Message>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} className="max-sm:w-full">
          {isLast ? texts.review.send : texts.next}
        </Button>
        {before && (
          <Button look="quiet" disabled={isBusy} onClick={() => go(before)} className="max-sm:w-full">
            {texts.back}
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">{isKept ? texts.saved : texts.notSaved}</p>
    </form>
  )
}

type StepFieldsProps = Pick<LaterStepsProps, 'changeFirst'> & { step: StepName; form: Form }

function StepFields({ step, form, changeFirst }: StepFieldsProps) {
  const { settings, typed, fields } = form
  const part = { settings, typed, fields, set: form.set }
  switch (step) {
    case 'about':
      return <AboutStep {...part} />
    case 'marks':
      return <MarksStep {...part} />
    case 'subjects':
      return <SubjectsStep {...part} />
    case 'claims':
      return <ClaimsStep {...part} />
    case 'documents':
      return <DocumentsStep {...part} documents={form.documents} store={form.store} />
    case 'review':
      return (
        <ReviewStep
          {...part}
          documents={form.documents}
          steps={form.steps}
          issues={form.issues}
          go={form.go}
          changeFirst={changeFirst}
        />
      )
  }
}
