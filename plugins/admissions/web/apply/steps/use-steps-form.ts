import { CallError } from '@prangan/web/http/call-error.ts'
import { call } from '@prangan/web/http/client.ts'
import { failureMessage } from '@prangan/web/lib/failure-messages.ts'
import { type FormFields, type Refusal, useSubmitForm } from '@prangan/web/lib/use-submit-form.ts'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Path, PathValue, UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { ownApplicationEndpoints } from '../../../contract/endpoints/own-application.ts'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import {
  detailsOf,
  fieldAt,
  issuesOf,
  possibleClaims,
  type Settings,
  usualClaims,
} from '../api/details-of.ts'
import { fromQualification } from '../api/from-qualification.ts'
import { readStepsDraft, type StepsDraft } from '../api/steps-draft.ts'
import { filledIn, nothingTypedOf, type TypedDetails } from '../api/typed-details.ts'
import { createDocumentStore, issuesInDocuments } from '../documents/document-store.ts'
import { toDataUrl } from '../documents/prepare-document.ts'
import { stepsMessages } from '../steps-messages.ts'
import { withToken } from './application-access.ts'
import { documentRulesOf, type StepName, stepOfField, stepsOf } from './step-names.ts'
import type { ApplicationStepsProps, SheetPictures } from './steps-props.ts'
import { useKeptSteps } from './use-kept-steps.ts'
import { useStep } from './use-step.ts'

export type StepsForm = ReturnType<typeof useStepsForm>

/** What the fields of a step get. `set` is for what is no text: ticks and lists of them. */
export type StepProps = {
  settings: Settings
  typed: TypedDetails
  fields: FormFields<string>
  set: (name: string, value: string | boolean | string[]) => void
}

function allIssues(typed: TypedDetails, settings: Settings): Record<string, string> {
  const issues = issuesOf(typed, settings)
  return typed.declaration ? { ...issues } : { ...issues, declaration: stepsMessages().review.undeclared }
}

/** The later steps as one form of React Hook Form: each step checks its own fields, the last one sends them all. */
export function useStepsForm({
  number,
  session,
  programme,
  applicant,
  access,
  onDone,
}: ApplicationStepsProps) {
  const settings = useMemo(() => ({ session, programme, applicant }), [session, programme, applicant])
  const steps = stepsOf(settings)
  const [draft] = useState(() => readStepsDraft(number))
  const [step, goTo] = useStep(steps, draft?.step)
  const { store, documents } = useDocuments(access, (kind, url) => kept.keepPicture(kind, url))

  const check = (typed: TypedDetails): Record<string, string> => {
    if (step === 'documents') return issuesInDocuments(documentRulesOf(settings, typed), store.read())
    const issues = allIssues(typed, settings)
    const own = Object.entries(issues).filter(([name]) => stepOfField(name) === step)
    const others = step === 'review' && own.length < Object.keys(issues).length
    return { ...Object.fromEntries(own), ...(others && { root: stepsMessages().review.incompleteSteps }) }
  }
  const submitForm = useSubmitForm<TypedDetails, TypedDetails, OwnApplication | null>({
    schema: z.custom<TypedDetails>().check(
      z.superRefine((typed, context) => {
        for (const [name, message] of Object.entries(check(typed)))
          context.addIssue({ code: 'custom', message, path: [name] })
      }),
    ),
    defaultValues: useMemo(() => firstValues(settings, draft), [settings, draft]),
    failure: (error) => refusalOf(error),
    send: async (typed) => {
      if (step !== 'review') return null
      const details = detailsOf(typed, settings)
      return withToken(access, (token) =>
        call(ownApplicationEndpoints, 'submitApplication', { body: { ...details, token } }),
      )
    },
    onSent: (own, typed) => {
      if (!own) return go(steps[steps.indexOf(step) + 1] ?? step)
      kept.end()
      onDone({ own, typed, pictures: kept.pictures.current })
    },
  })
  const { form, fields } = submitForm
  const { getValues, setValue, clearErrors, watch } = form
  const kept = useKeptSteps({ number, draft, step, form })

  const go = (next: StepName) => {
    clearErrors()
    goTo(next)
  }
  const refusedField = useRef('')
  const refusalOf = (error: unknown): Refusal => {
    const texts = stepsMessages()
    const message = failureMessage(error, texts.failure)
    const named = error instanceof CallError ? Object.entries(error.errors) : []
    const values = getValues()
    const slot = documentRulesOf(settings, values).find(({ key }) => named.some(([name]) => name === key))
    if (slot) {
      refusedField.current = `document-${slot.key}`
      go('documents')
      return { message }
    }
    const errors = named
      .map(([path, text]) => [fieldAt(path), text] as const)
      .filter(([name]) => name in values)
    const [first] = errors
    if (!first) return { message }
    refusedField.current = first[0]
    go(stepOfField(first[0]))
    return { message: texts.correct, errors: Object.fromEntries(errors) }
  }

  useEffect(() => {
    // It also keeps the token alive, and knows what was added elsewhere.
    void store.load(step === 'documents' || step === 'review')
  }, [step, store])
  useClaimsOf(settings, form)

  const typed = watch()
  return {
    ...submitForm,
    number,
    settings,
    steps,
    step,
    visited: kept.visited,
    go,
    typed,
    fields: fields as FormFields<string>,
    set: (name: string, value: string | boolean | string[]) => {
      setValue(name as Path<TypedDetails>, value as PathValue<TypedDetails, Path<TypedDetails>>)
    },
    issues: {
      ...allIssues(typed, settings),
      ...issuesInDocuments(documentRulesOf(settings, typed), documents),
    },
    documents,
    store,
    refusedField,
    isKept: kept.isKept,
  }
}

/** Ticks and takes back what follows from the gender, when another one is given in the first step. */
function useClaimsOf(
  settings: Settings,
  { getValues, setValue }: Pick<UseFormReturn<TypedDetails, unknown, TypedDetails>, 'getValues' | 'setValue'>,
): void {
  const { gender } = settings.applicant
  const known = useRef(gender)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the gender changes.
  useEffect(() => {
    if (known.current === gender) return
    known.current = gender
    const claims = [...possibleClaims(getValues('claims'), settings), ...usualClaims(settings)]
    setValue('claims', [...new Set(claims)])
  }, [gender])
}

/** The form as it begins: what was typed before, and from the first step what is often the same. */
function firstValues(settings: Settings, draft: StepsDraft | null): TypedDetails {
  const groups = settings.programme.scheme?.groups.map(({ key }) => key) ?? []
  const blank = nothingTypedOf(groups)
  const typed = draft
    ? filledIn(blank, draft.typed)
    : { ...blank, domicile: settings.applicant.state, ...fromQualification(settings) }
  // Another gender may have been given since.
  const claims = possibleClaims(typed.claims, settings)
  const isAsked = draft?.visited.includes('claims')
  return { ...typed, claims: isAsked ? claims : [...new Set([...claims, ...usualClaims(settings)])] }
}

function useDocuments(
  access: ApplicationStepsProps['access'],
  onPicture: (kind: keyof SheetPictures, url: string) => void,
) {
  const show = useRef(onPicture)
  show.current = onPicture
  const [store] = useState(() =>
    createDocumentStore({
      access,
      onStored: ({ kind }, { file }) => {
        if (kind !== 'page') void toDataUrl(file).then((url) => show.current(kind, url))
      },
    }),
  )
  useEffect(() => () => store.close(), [store])
  return { store, documents: useSyncExternalStore(store.subscribe, store.read, store.read) }
}
