import { limits } from '@prangan/contract/limits'
import { deskMessages } from '../../../../messages/desk.ts'
import type { Action, QuestionFieldsProps } from '../../../../ui/desk/action.ts'
import { SelectInput } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { callPages, pageFailure } from '../api/call-pages.ts'
import type { PageRow } from '../page-labels.ts'

const texts = () => deskMessages().pagesList.actions

export type PageAction =
  | 'move'
  | 'takeDown'
  | 'restore'
  | 'confirm'
  | 'discard'
  | 'cancelSchedule'
  | 'suggest'

/** The calls that take nothing but the page's id. */
type PlainCall = 'takeDownPage' | 'restorePage' | 'discardPageDraft' | 'cancelPageSchedule' | 'suggestPage'

const plain = (
  name: PlainCall,
  done: () => (server: string) => string,
  action: Omit<Action<PageRow>, 'run' | 'failure'>,
): Action<PageRow> => ({
  ...action,
  run: async ({ id }, { getToken }) => done()((await callPages(name, { params: { id } }, getToken)).message),
  failure: pageFailure,
})

export const pageActions: Readonly<Record<PageAction, Action<PageRow>>> = {
  move: {
    labels: () => texts().move.labels,
    title: () => texts().move.title,
    text: ({ path }) => texts().move.text(path),
    isHarmless: true,
    fields: PathField,
    run: async ({ id, path, version }, { getToken, answers }) => {
      const body = { path: answers.path ?? path, version }
      return texts().move.done((await callPages('movePage', { params: { id }, body }, getToken)).message)
    },
    failure: pageFailure,
  },
  takeDown: plain('takeDownPage', () => texts().takeDown.done, {
    labels: () => texts().takeDown.labels,
    title: () => texts().takeDown.title,
    text: () => texts().takeDown.text,
  }),
  restore: plain('restorePage', () => texts().restore.done, {
    labels: () => texts().restore.labels,
    title: () => texts().restore.title,
    text: ({ path }) => texts().restore.text(path),
    isHarmless: true,
  }),
  confirm: {
    labels: () => texts().confirm.labels,
    title: () => texts().confirm.title,
    text: () => texts().confirm.text,
    isHarmless: true,
    fields: MonthsField,
    run: async ({ id }, { getToken, answers }) => {
      const body = answers.months ? { months: Number(answers.months) } : {}
      return texts().confirm.done(
        (await callPages('confirmPage', { params: { id }, body }, getToken)).message,
      )
    },
    failure: pageFailure,
  },
  discard: plain('discardPageDraft', () => texts().discard.done, {
    labels: () => texts().discard.labels,
    title: ({ latest }) => (latest === null ? texts().discard.deleteTitle : texts().discard.title),
    text: ({ latest }) => (latest === null ? texts().discard.deleteText : texts().discard.text),
  }),
  cancelSchedule: plain('cancelPageSchedule', () => texts().cancelSchedule.done, {
    labels: () => texts().cancelSchedule.labels,
    title: () => texts().cancelSchedule.title,
    text: () => texts().cancelSchedule.text,
  }),
  suggest: plain('suggestPage', () => texts().suggest.done, {
    labels: () => texts().suggest.labels,
    title: () => texts().suggest.title,
    text: () => texts().suggest.text,
    isHarmless: true,
  }),
}

function PathField({ rows: [page], answers, onAnswer }: QuestionFieldsProps<PageRow>) {
  return (
    <Field limit={limits.content.path} label={texts().move.address} hint={texts().move.addressHint}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={answers.path ?? page?.path ?? ''}
          onChange={({ currentTarget }) => onAnswer({ path: currentTarget.value })}
        />
      )}
    </Field>
  )
}

const months = ['1', '3', '6', '12', '24']

function MonthsField({ rows: [page], answers, onAnswer }: QuestionFieldsProps<PageRow>) {
  const usual = String(page?.review.months ?? 12)
  const options = [...new Set([...months, usual])].toSorted((one, other) => Number(one) - Number(other))
  return (
    <Field label={texts().confirm.again}>
      {({ className: _, ...control }) => (
        <SelectInput
          {...control}
          options={options}
          labels={Object.fromEntries(options.map((each) => [each, texts().confirm.months(Number(each))]))}
          value={answers.months ?? usual}
          onChange={({ currentTarget }) => onAnswer({ months: currentTarget.value })}
        />
      )}
    </Field>
  )
}
