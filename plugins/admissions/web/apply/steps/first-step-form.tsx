import type { AdmissionInput } from '@prangan/contract/schemas/admissions'
import { noCourseTexts } from '@prangan/web/features/admissions/apply/api/course-texts.ts'
import { fieldNames, type Typed } from '@prangan/web/features/admissions/apply/api/field-names.ts'
import {
  ApplicantPart,
  ContactPart,
  CoursePart,
} from '@prangan/web/features/admissions/apply/components/form-parts.tsx'
import { call } from '@prangan/web/http/client.ts'
import { type FormFields, useSubmitForm } from '@prangan/web/lib/use-submit-form.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useEffect, useRef } from 'react'
import type * as z from 'zod/mini'
import { ownApplicationEndpoints } from '../../../contract/endpoints/own-application.ts'
import { FirstStepSchema } from '../../../contract/schemas/own-application.ts'
import { stepsMessages } from '../steps-messages.ts'
import { type ApplicationAccess, withToken } from './application-access.ts'

const courseTexts = { ...noCourseTexts, asksMarksLater: () => true }

type FirstStepFormProps = {
  applicant: Typed
  access: ApplicationAccess
  onSaved: (applicant: AdmissionInput) => void
  onCancel: () => void
}

/** Changes the first step of an application that was not sent yet. */
export function FirstStepForm({ applicant, access, onSaved, onCancel }: FirstStepFormProps) {
  const { first, failure } = stepsMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { form, formProps, fields, isBusy, message, messageId } = useSubmitForm<
    Typed,
    AdmissionInput,
    unknown
  >({
    schema: FirstStepSchema as z.ZodMiniType<AdmissionInput, Typed>,
    defaultValues: Object.fromEntries(fieldNames.map((name) => [name, applicant[name]])) as Typed,
    failure,
    send: (typed) =>
      withToken(access, (token) =>
        call(ownApplicationEndpoints, 'changeFirstStep', { body: { ...typed, token } }),
      ),
    onSent: (_, typed) => onSaved(typed),
  })
  const part = { fields: fields as FormFields<keyof Typed | 'declaration'> }
  return (
    <form {...formProps} aria-label={first.title} className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-4 text-xl text-indigo-900 sm:text-2xl">
        {first.title}
      </h2>
      <p className="text-sm text-muted">{first.text}</p>
      <fieldset disabled={isBusy} className="grid min-w-0 gap-6">
        <ApplicantPart {...part} />
        <ContactPart {...part} {...(applicant.email === '' && { emailHint: '' })} />
        <CoursePart {...part} courseTexts={courseTexts} course={form.watch('course')} />
      </fieldset>
      <Message id={messageId} tone="error">
        {message}
      </Message>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} className="max-sm:w-full">
          {isBusy ? first.saving : first.save}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onCancel} className="max-sm:w-full">
          {first.cancel}
        </Button>
      </div>
    </form>
  )
}
