import { fieldIn } from '@prangan/contract/language-fields'
import { otherLanguages } from '@prangan/contract/languages'
import { deskMessages } from '../../../../messages/desk.ts'
import { languageName, writtenIn } from '../../../../messages/language-name.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import type { Description } from '../api/save-picture.ts'

const texts = () => deskMessages().library.pictures

type DescriptionFieldsProps = {
  description: Description
  error: string
  limit: number
  onChange: (fields: Partial<Description>) => void
}

export function DescriptionFields({ description, error, limit, onChange }: DescriptionFieldsProps) {
  const { altEn, isDecorative } = description
  return (
    <>
      <Field
        label={texts().form.description}
        required={!isDecorative}
        hint={texts().form.descriptionHint}
        error={error}
        limit={limit}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            disabled={isDecorative}
            value={isDecorative ? '' : altEn}
            onChange={({ currentTarget }) => onChange({ altEn: currentTarget.value })}
          />
        )}
      </Field>
      {!isDecorative &&
        otherLanguages.map((language) => (
          <Field key={language} limit={limit} label={texts().form.descriptionIn(languageName(language))}>
            {(control) => (
              <input
                {...control}
                {...writtenIn(language)}
                type="text"
                autoComplete="off"
                value={description[fieldIn('alt', language)] ?? ''}
                onChange={({ currentTarget }) =>
                  onChange({ [fieldIn('alt', language)]: currentTarget.value })
                }
              />
            )}
          </Field>
        ))}
      <label className="flex cursor-pointer items-start gap-3 text-sm">
        <input
          type="checkbox"
          className="mt-0.5 size-5 flex-none accent-indigo-900"
          checked={isDecorative}
          onChange={({ currentTarget }) => onChange({ isDecorative: currentTarget.checked })}
        />
        <span className="grid gap-0.5">
          <span className="font-semibold text-indigo-950">{texts().decorative}</span>
          <span className="text-muted">{texts().form.decorativeHint}</span>
        </span>
      </label>
    </>
  )
}
