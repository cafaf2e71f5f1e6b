import type { Action, QuestionFieldsProps } from '../../../../ui/desk/action.ts'
import { SelectBox } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/field.tsx'
import { callPages, pageFailure } from '../api/call-pages.ts'
import type { PageRow } from '../page-labels.ts'

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

const plain = (name: PlainCall, action: Omit<Action<PageRow>, 'run' | 'failure'>): Action<PageRow> => ({
  ...action,
  run: async ({ id }, { getToken }) => (await callPages(name, { params: { id } }, getToken)).message,
  failure: pageFailure,
})

/** What can be done with a page, beside editing it. */
export const pageActions: Readonly<Record<PageAction, Action<PageRow>>> = {
  move: {
    labels: () => ['Move', 'Moving…'],
    title: () => 'Move this page to another address?',
    text: ({ path }) =>
      `It is at ${path} now. Links and bookmarks to that address lead to the new one from then on.`,
    isHarmless: true,
    fields: PathField,
    run: async ({ id, path, version }, { getToken, answers }) =>
      (
        await callPages(
          'movePage',
          { params: { id }, body: { path: answers.path ?? path, version } },
          getToken,
        )
      ).message,
    failure: pageFailure,
  },
  takeDown: plain('takeDownPage', {
    labels: () => ['Take down', 'Taking down…'],
    title: () => 'Take this page down?',
    text: () =>
      'Visitors do not find it any more, and links to it lead nowhere. Its text and its history stay: you can restore it at any time.',
  }),
  restore: plain('restorePage', {
    labels: () => ['Restore', 'Restoring…'],
    title: () => 'Restore this page?',
    text: ({ path }) => `It becomes public again at ${path}, as it was published last.`,
    isHarmless: true,
  }),
  confirm: {
    labels: () => ['Checked, nothing to change', 'Saving…'],
    title: () => 'Have you looked the page through?',
    text: () => 'Then everybody sees that it is right as of today.',
    isHarmless: true,
    fields: MonthsField,
    run: async ({ id }, { getToken, answers }) => {
      const body = answers.months ? { months: Number(answers.months) } : {}
      return (await callPages('confirmPage', { params: { id }, body }, getToken)).message
    },
    failure: pageFailure,
  },
  discard: plain('discardPageDraft', {
    labels: () => ['Discard draft', 'Discarding…'],
    title: ({ latest }) => (latest === null ? 'Delete this page?' : 'Discard the draft of this page?'),
    text: ({ latest }) =>
      latest === null
        ? 'It was never published. All that was written in it is lost.'
        : 'All changes since it was last published are lost, also those of colleagues. The public page stays as it is.',
  }),
  cancelSchedule: plain('cancelPageSchedule', {
    labels: () => ['Take it back', 'Taking it back…'],
    title: () => 'Take back what is scheduled?',
    text: () => 'It does not become public. Its text becomes the draft again, and stays in the history.',
  }),
  suggest: plain('suggestPage', {
    labels: () => ['Suggest to the office', 'Suggesting…'],
    title: () => 'Suggest this draft to the office?',
    text: () => 'The office looks at it and publishes it.',
    isHarmless: true,
  }),
}

function PathField({ rows: [page], answers, onAnswer }: QuestionFieldsProps<PageRow>) {
  return (
    <Field label="New address" hint="Small letters, digits and hyphens, for example /admission/fees">
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
    <Field label="Look it through again in">
      {({ className: _, ...control }) => (
        <SelectBox
          {...control}
          options={options}
          labels={Object.fromEntries(
            options.map((each) => [each, each === '1' ? '1 month' : `${each} months`]),
          )}
          value={answers.months ?? usual}
          onChange={({ currentTarget }) => onAnswer({ months: currentTarget.value })}
        />
      )}
    </Field>
  )
}
