import { dayInIndia } from '@prangan/contract/india-time'
import { statusLabels } from '@prangan/web/features/admissions/desk/application-labels.ts'
import { callMessages } from '@prangan/web/http/call-error.ts'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { useDetailsForm } from '@prangan/web/lib/use-details-form.ts'
import type { FieldChange } from '@prangan/web/lib/use-edit-conflict.ts'
import { useUnloadQuestion } from '@prangan/web/lib/use-unload-question.ts'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { admissionLimits } from '../../../contract/limits.ts'
import { needsReason } from '../../../contract/requirements.ts'
import type { ApplicationStatus } from '../../../contract/schemas/application.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { scrutiniseApplication } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import {
  type CheckResult,
  itemsIn,
  type Outcome,
  outcomeOf,
  type Part,
  queryOf,
  resultOf,
} from './check-application.ts'

const texts = () => admissionDeskMessages().scrutiny

export type Typed = Record<string, string> & { status: string; note: string; answerBy: string }

export const resultName = (item: string): string => `is:${item}`
export const questionName = (item: string): string => `ask:${item}`
export const reasonName = (item: string): string => `why:${item}`
/** The groups of facts that a question opens, with commas. */
const openName = (item: string): string => `open:${item}`

type Base = Pick<ApplicationRow, 'version' | 'status' | 'checks' | 'queries'>

const usualDay = (): string =>
  dayInIndia(new Date(Date.now() + admissionLimits.answerDays * 24 * 60 * 60_000))

const toForm = (
  base: Base,
  items: readonly string[],
  answerBy: string,
  opensAtFirst: (item: string) => string,
): Typed => ({
  ...Object.fromEntries(items.map((item) => [resultName(item), resultOf(base, item)])),
  ...Object.fromEntries(items.map((item) => [questionName(item), ''])),
  ...Object.fromEntries(items.map((item) => [openName(item), opensAtFirst(item)])),
  ...Object.fromEntries(items.map((item) => [reasonName(item), base.checks[item]?.reason ?? ''])),
  status: '',
  note: '',
  answerBy,
})

const resultIn = (typed: Typed, item: string) => (typed[resultName(item)] ?? '') as CheckResult | ''
const questionIn = (typed: Typed, item: string): string =>
  resultIn(typed, item) === 'queried' ? (typed[questionName(item)] ?? '').trim() : ''

const reasonIn = (typed: Typed, item: string): string =>
  resultIn(typed, item) === 'refused' ? (typed[reasonName(item)] ?? '').trim() : ''

const opensIn = (typed: Typed, item: string): string[] =>
  (typed[openName(item)] ?? '').split(',').filter((group) => group !== '')

const isWaiting = (base: Pick<Base, 'checks' | 'queries'>, item: string): boolean =>
  resultOf(base, item) === 'queried' && queryOf(base, item) !== undefined

const schemaFor = (items: readonly string[], base: Base) =>
  z.record(z.string(), z.string()).check(
    z.superRefine((values, context) => {
      const typed = values as Typed
      const issue = (name: string, message: string) =>
        context.addIssue({ code: 'custom', message, path: [name] })
      if (typed.status === 'rejected') {
        if (typed.note.trim() === '') issue('note', texts().reasonMissing)
        return
      }
      const queried = items.filter((item) => resultIn(typed, item) === 'queried')
      for (const item of queried) {
        if (questionIn(typed, item) === '' && !isWaiting(base, item))
          issue(questionName(item), texts().questionMissing)
      }
      for (const item of items) {
        const isRefused = resultIn(typed, item) === 'refused' && needsReason(item)
        if (isRefused && reasonIn(typed, item) === '') issue(reasonName(item), texts().whyMissing)
      }
      const asks = queried.some((item) => questionIn(typed, item) !== '')
      if (asks && typed.answerBy < dayInIndia(new Date())) issue('answerBy', texts().dayMissing)
    }),
  ) as unknown as z.ZodMiniType<Typed, Typed>

/** What was found of each item. Data that was never checked is right once all its proofs have been found right. */
function resultsIn(typed: Typed, parts: readonly Part[], base: Base): Record<string, CheckResult | ''> {
  const isShown = ({ item, proofs }: Part): boolean =>
    !base.checks[item] &&
    proofs.every((document) => resultIn(typed, document) === 'right') &&
    proofs.some((document) => resultOf(base, document) !== 'right')
  return Object.fromEntries(
    parts.flatMap((part) => [
      ...part.documents.map((document) => [document, resultIn(typed, document)] as const),
      [part.item, resultIn(typed, part.item) || (isShown(part) ? 'right' : '')] as const,
    ]),
  )
}

function issuesIn(typed: Typed, parts: readonly Part[], base: Base) {
  const isRejected = typed.status === 'rejected'
  const items = itemsIn(parts)
  const results = resultsIn(typed, parts, base)
  const changed = items.filter(
    (item) =>
      results[item] !== '' &&
      (results[item] !== resultOf(base, item) || reasonIn(typed, item) !== (base.checks[item]?.reason ?? '')),
  )
  return {
    isRejected,
    results,
    checks: Object.fromEntries(changed.map((item) => [item, results[item] as CheckResult])),
    reasons: Object.fromEntries(
      changed.filter((item) => reasonIn(typed, item) !== '').map((item) => [item, reasonIn(typed, item)]),
    ),
    questions: isRejected
      ? []
      : items.flatMap((item) => {
          const text = questionIn(typed, item)
          return text ? [{ item, text, opens: opensIn(typed, item) }] : []
        }),
  }
}

/** What a colleague found of the items. What became open again, as the applicant answered, overwrites nothing. */
function compare(before: Base, after: Base, items: readonly string[], labelOf: (item: string) => string) {
  const names: Readonly<Record<string, string>> = texts().choices
  const nameOf = (result: string) => names[result] ?? result
  return items.flatMap((item): FieldChange[] => {
    const [label, now, reason] = [labelOf(item), resultOf(after, item), after.checks[item]?.reason ?? '']
    return [
      ...(now === '' || now === resultOf(before, item)
        ? []
        : [{ name: resultName(item), label, now: nameOf(now), nameOf }]),
      ...(reason === '' || reason === before.checks[item]?.reason
        ? []
        : [{ name: reasonName(item), label: `${label} · ${texts().why}`, now: reason }]),
    ]
  })
}

type ScrutinyFormOptions = {
  row: ApplicationRow
  parts: readonly Part[]
  /** The groups of facts that a question about an item can open. */
  groupsOf: (item: string) => readonly string[]
  labelOf: (item: string) => string
  onBusyChange: (isBusy: boolean) => void
  /** Called once it is saved. */
  onSaved: (outcome: Outcome) => void
}

/** The state of the scrutiny form and its submit. What is typed is kept as a draft, also when one goes on without saving. */
export function useScrutinyForm({
  row,
  parts,
  groupsOf,
  labelOf,
  onBusyChange,
  onSaved,
}: ScrutinyFormOptions) {
  const { getToken } = useDeskSession()
  const answerBy = useMemo(usualDay, [])
  const today = dayInIndia(new Date())
  const items = itemsIn(parts)
  const next = (typed: Typed, base: Base) => {
    const findings = issuesIn(typed, parts, base)
    const { results, questions, isRejected } = findings
    const standing = { ...row, status: base.status }
    return {
      ...findings,
      outcome: outcomeOf(standing, { results, questions: questions.length, isRejected }, today),
    }
  }
  const details = useDetailsForm<Base, Typed, { message: string; version: number; outcome: Outcome }>({
    newest: row,
    name: `scrutiny ${row.id}`,
    schema: schemaFor(items, row),
    // Where there is only one it is meant.
    toForm: (base) =>
      toForm(base, items, answerBy, (item) => {
        const groups = groupsOf(item)
        return groups.length === 1 ? groups.join() : ''
      }),
    statuses: statusLabels(),
    compare: (before, after) => compare(before, after, items, labelOf),
    isFilledIn: ({ formState }) => formState.isDirty,
    failure: {
      before: texts().failed,
      refused: callMessages.unreadable,
      network: texts().failed + callMessages.unreachable,
    },
    send: async (typed, base) => {
      const { checks, reasons, questions, outcome } = next(typed, base)
      const body = {
        version: base.version,
        checks,
        reasons,
        questions,
        answerBy: questions.length > 0 ? typed.answerBy : '',
        ...(outcome !== 'unchanged' && { status: outcome }),
        note: typed.note.trim(),
      }
      return { ...(await scrutiniseApplication(row.id, body, getToken)), outcome }
    },
    nextBase: ({ version, outcome }, typed, base) => ({
      ...base,
      version,
      status: outcome === 'unchanged' ? base.status : (outcome satisfies ApplicationStatus),
      checks: {
        ...base.checks,
        ...Object.fromEntries(
          Object.entries(issuesIn(typed, parts, base).checks).map(([item, result]) => [
            item,
            { result, by: '', at: new Date(), reason: reasonIn(typed, item) },
          ]),
        ),
      },
      queries: [
        ...base.queries,
        ...issuesIn(typed, parts, base).questions.map(({ item, text, opens }) => ({
          item,
          question: text,
          askedAt: new Date(),
          answer: '',
          answeredAt: null,
          opens,
          isLate: false,
        })),
      ],
    }),
    onDone: () => onSaved(latest.outcome),
    onBusyChange,
  })
  const { form, base, isDirty } = details
  const latest = next(form.watch(), base)

  // In this tab the draft stays; closing the tab would lose it.
  useUnloadQuestion(() => isDirty)

  return {
    ...details,
    outcome: latest.outcome,
    questions: latest.questions.length,
    results: latest.results,
    /** Adds a text to what is typed in a field. */
    add: (field: string, added: string) => {
      const before = form.getValues()[field]?.trim()
      form.setValue(field, before ? `${before}\n${added}` : added, { shouldDirty: true })
    },
    opens: (item: string) => opensIn(form.getValues(), item),
    open: (item: string, groups: readonly string[]) =>
      form.setValue(openName(item), groups.join(), { shouldDirty: true }),
    /** Takes a result for an item; returns the next item that has none. */
    choose: (item: string, result: CheckResult): string | undefined => {
      form.setValue(resultName(item), result, { shouldDirty: true })
      const part = parts.find(({ documents }) => documents.includes(item))
      // Without its certificate a claim or a category is refused too: the clerk only writes why.
      if (
        result === 'refused' &&
        part &&
        needsReason(part.item) &&
        resultIn(form.getValues(), part.item) === ''
      )
        form.setValue(resultName(part.item), result, { shouldDirty: true })
      const results = resultsIn(form.getValues(), parts, base)
      const open = [...items.slice(items.indexOf(item) + 1), ...items].filter((each) => results[each] === '')
      const isProved = (each: string) =>
        parts.some((other) => other.item === each && other.proofs.some((proof) => results[proof] === ''))
      return open.find((each) => !isProved(each)) ?? open[0]
    },
  }
}

export type ScrutinyFormState = ReturnType<typeof useScrutinyForm>
