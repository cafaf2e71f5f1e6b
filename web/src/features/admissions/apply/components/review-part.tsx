import { messages } from '../../../../messages/index.ts'
import { fieldLabels, readable } from '../api/application-fields.ts'
import { fieldNames, isFilled, type Typed } from '../api/field-names.ts'
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
          <dd className={isFilled(name, typed) ? 'font-semibold text-ink' : 'text-muted'}>
            {readable(name, typed) || review.missing}
          </dd>
        </div>
      ))}
    </dl>
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
