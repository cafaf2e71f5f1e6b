import { messages } from '../../../../messages/index.ts'
import { translateFieldMessage } from '../../../../messages/translate-error.ts'
import { fieldLabels, readable } from '../api/application-fields.ts'
import { type FieldName, fieldNames, issueIn, type Typed } from '../api/field-names.ts'
import type { PartProps } from './application-field.tsx'
import { FormSection } from './form-section.tsx'

/** Everything typed so far, to be checked once more, and the declaration that it is true. */
export function ReviewPart({ typed, ...part }: PartProps & { typed: Typed }) {
  return (
    <FormSection part="review" text={messages().admissions.hints.review}>
      <Review typed={typed} />
      <Declaration {...part} />
    </FormSection>
  )
}

function Review({ typed }: { typed: Typed }) {
  const { review } = messages().admissions
  const frame = 'rounded-card border border-line bg-paper px-4 py-2 text-sm'
  if (fieldNames.every((name) => typed[name] === '')) {
    return <p className={`${frame} text-muted`}>{review.empty}</p>
  }
  return (
    <dl className={`${frame} grid gap-x-8 md:grid-cols-2`}>
      {fieldNames.map((name) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 border-b border-line py-2 last:border-0 md:nth-last-2:border-0"
        >
          <dt className="text-muted">{fieldLabels()[name]}</dt>
          <Answer name={name} typed={typed} />
        </div>
      ))}
    </dl>
  )
}

/** What was typed, and what is wrong with it. */
function Answer({ name, typed }: { name: FieldName; typed: Typed }) {
  const { review } = messages().admissions
  const text = readable(name, typed)
  if (text === '') return <dd className="text-muted">{review.missing}</dd>
  const issue = issueIn(name, typed)
  return (
    <dd className="font-semibold text-ink">
      {text}
      {issue && <span className="block font-medium text-danger">{translateFieldMessage(issue)}</span>}
    </dd>
  )
}

function Declaration({ fields }: PartProps) {
  const control = fields.register('declaration', {
    id: 'declaration',
    className: 'mt-1 size-5 flex-none accent-indigo-900',
    'aria-invalid': undefined,
    'aria-describedby': undefined,
  })
  return (
    <label
      htmlFor="declaration"
      className="flex gap-3 rounded-card border border-line bg-sand p-4 text-sm has-aria-invalid:border-danger"
    >
      <input {...control} type="checkbox" required autoComplete="off" />
      <span>{messages().admissions.declaration}</span>
    </label>
  )
}
