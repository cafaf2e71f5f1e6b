import { fieldIn } from '@prangan/contract/language-fields'
import { otherLanguages } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import { Controller } from 'react-hook-form'
import { deskMessages } from '../../../../messages/desk.ts'
import { languageName, writtenIn } from '../../../../messages/language-name.ts'
import { FileField } from '../../../../ui/desk/file-field.tsx'
import { FormField } from '../../../../ui/forms/form-field.tsx'
import { MarkedText } from '../../../../ui/marked-text.tsx'
import { type DocumentFormState, slugOf } from '../document-form.ts'
import { documentAddress } from '../documents.ts'
import { documentInput } from '../file-rules.ts'

const texts = () => deskMessages().library.documents.form

/** The title of a document; of a new one also its file and its address, which the title suggests. */
export function DocumentFields({ form, fields, base, isBusy }: DocumentFormState) {
  const { slug } = form.watch()
  const suggest = () => {
    if (base || form.getFieldState('slug').isTouched) return
    form.setValue('slug', slugOf(form.getValues('titleEn')), { shouldDirty: true })
  }
  return (
    <>
      {!base && (
        <Controller
          control={form.control}
          name="file"
          render={({ field }) => (
            <FileField
              label={texts().file}
              hint={documentInput.hint()}
              accept={documentInput.accept}
              inputRef={field.ref}
              file={field.value}
              onChange={field.onChange}
              error={fields.error('file')}
              disabled={isBusy}
            />
          )}
        />
      )}
      <FormField
        limit={limits.content.label}
        fields={fields}
        name="titleEn"
        label={texts().title}
        required
        hint={texts().titleHint}
      >
        {(control) => {
          const { onChange, ...rest } = control
          return (
            <input
              type="text"
              autoComplete="off"
              {...rest}
              onChange={async (event) => {
                await onChange(event)
                suggest()
              }}
            />
          )
        }}
      </FormField>
      {otherLanguages.map((language) => (
        <FormField
          key={language}
          limit={limits.content.label}
          fields={fields}
          name={fieldIn('title', language)}
          label={texts().titleIn(languageName(language))}
        >
          {(control) => <input type="text" {...writtenIn(language)} autoComplete="off" {...control} />}
        </FormField>
      ))}
      {!base && (
        <FormField
          limit={60}
          fields={fields}
          name="slug"
          label={texts().address}
          required
          hint={<MarkedText text={texts().addressHint(documentAddress(slug || '…'))} />}
        >
          {(control) => <input type="text" autoComplete="off" spellCheck={false} {...control} />}
        </FormField>
      )}
    </>
  )
}
