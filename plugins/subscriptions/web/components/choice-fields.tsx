import { allLanguages } from '@prangan/contract/languages'
import { useCategories } from '@prangan/web/features/news/api/categories.ts'
import { languageName } from '@prangan/web/messages/language-name.ts'
import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { type Choices, rhythms } from '../../contract/subscriptions.ts'
import { subscriptionMessages } from '../messages.ts'

type FieldsProps<Name extends keyof Choices> = {
  /** What is chosen at first; a server-rendered form shows it before hydration. */
  chosen: Pick<Choices, Name>
  register: (name: Name) => UseFormRegisterReturn
}

type CategoryFieldsProps = FieldsProps<'categories'> & { error: string | undefined }

type ChoiceFieldsProps = FieldsProps<keyof Choices> & { error: (name: 'categories') => string | undefined }

const boxClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-card border border-line bg-white px-3 py-2 has-checked:border-indigo-800 has-checked:bg-indigo-50'
const legendClass = 'pb-1.5 text-sm font-semibold text-indigo-950'

/** What a subscriber gets: categories, when, and in which language. */
export function ChoiceFields({ chosen, register, error }: ChoiceFieldsProps) {
  return (
    <>
      <CategoryFields chosen={chosen} register={register} error={error('categories')} />
      <RhythmFields chosen={chosen} register={register} />
      <LanguageFields label={subscriptionMessages().mail.language} chosen={chosen} register={register} />
    </>
  )
}

export function CategoryFields({ chosen, register, error }: CategoryFieldsProps) {
  const { mail } = subscriptionMessages()
  const categories = useCategories()
  const errorId = useId()
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={legendClass}>{mail.categories}</legend>
      <div className="grid gap-2 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
        {categories.map(({ key, name }) => (
          <label key={key} className={boxClass}>
            <input
              type="checkbox"
              value={key}
              defaultChecked={chosen.categories.includes(key)}
              className="size-5 flex-none accent-indigo-900"
              {...register('categories')}
            />
            <span className="min-w-0 wrap-anywhere">{name.text}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="pt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function RhythmFields({ chosen, register }: FieldsProps<'rhythm'>) {
  const { mail } = subscriptionMessages()
  return (
    <fieldset>
      <legend className={legendClass}>{mail.rhythm}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {rhythms.map((rhythm) => (
          <label key={rhythm} className={`${boxClass} items-start`}>
            <input
              type="radio"
              value={rhythm}
              defaultChecked={rhythm === chosen.rhythm}
              className="mt-0.5 size-5 flex-none accent-indigo-900"
              {...register('rhythm')}
            />
            <span className="min-w-0">
              <span className="block font-semibold text-indigo-950">{mail.rhythms[rhythm].label}</span>
              <span className="text-sm text-muted">{mail.rhythms[rhythm].text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type LanguageFieldsProps = FieldsProps<'language'> & { label: string }

export function LanguageFields({ label, chosen, register }: LanguageFieldsProps) {
  return (
    <fieldset>
      <legend className={legendClass}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {allLanguages.map((each) => (
          <label key={each} className={boxClass}>
            <input
              type="radio"
              value={each}
              defaultChecked={each === chosen.language}
              className="size-5 flex-none accent-indigo-900"
              {...register('language')}
            />
            {languageName(each)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
