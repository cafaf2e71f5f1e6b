import { type FormEvent, type RefObject, useId, useState } from 'react'
import { callMessages } from '../../../http/call-error.ts'
import { usePublicForm } from '../../../lib/use-public-form.ts'
import { messages } from '../../../messages/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/forms/progress.tsx'
import { PublicFormFooter } from '../../../ui/forms/public-form-footer.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { register } from '../api/register.ts'
import { RegistrationFormSchema } from '../api/registration-schema.ts'
import { PhotoField } from './photo-field.tsx'
import { Part, RegistrationFields, Wide } from './registration-fields.tsx'
import { usePhoto } from './use-photo.ts'

type RegistrationFormProps = {
  titleRef: RefObject<HTMLHeadingElement | null>
  onClose: () => void
  /** Called with the server's message once the registration is accepted. */
  onSent: (message: string) => void
}

/** The registration of an alumnus: sent once, and after a failure nothing is lost. */
export function RegistrationForm({ titleRef, onClose, onSent }: RegistrationFormProps) {
  const { alumni, common } = messages()
  const photo = usePhoto()
  const [share, setShare] = useState(0)
  const titleId = useId()
  const { form, formProps, fields, isBusy, isProving, message, messageId } = usePublicForm({
    schema: RegistrationFormSchema,
    failure: {
      before: alumni.refused,
      refused: callMessages.unreadable,
      network: alumni.notSent + callMessages.unreachable,
    },
    send: ({ registration, photo }, options) => {
      setShare(0)
      return register(registration, photo, { ...options, onProgress: setShare })
    },
    onSent,
  })
  const clearError = (name: string | null) => {
    form.clearErrors(name as 'name')
    form.clearErrors('root')
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.setValue('photo', (await photo.settled())?.file)
    await formProps.onSubmit(event)
  }

  return (
    <form
      {...formProps}
      onSubmit={submit}
      onInput={({ target }) => target instanceof HTMLElement && clearError(target.getAttribute('name'))}
      aria-labelledby={titleId}
    >
      <div className="flex items-start justify-between gap-4 pb-6">
        <h2
          ref={titleRef}
          id={titleId}
          tabIndex={-1}
          className="scroll-mt-6 text-xl text-indigo-900 sm:text-2xl"
        >
          {alumni.form}
        </h2>
        <Button look="quiet" size="small" disabled={isBusy} onClick={onClose}>
          <Icon name="close" className="size-5" />
          {common.close}
        </Button>
      </div>
      <fieldset disabled={isBusy} className="grid min-w-0 gap-8">
        <RegistrationFields fields={fields} />
        <Part title={alumni.parts.photo}>
          <Wide>
            <PhotoField
              choice={photo}
              error={fields.error('photo')}
              describe={(control) => fields.describe('photo', control)}
              onChange={() => clearError('photo')}
            />
          </Wide>
        </Part>
        <div className="grid gap-5">
          {isBusy && !isProving && (
            <Progress label={share < 1 ? alumni.uploading : alumni.saving} value={share} />
          )}
          <PublicFormFooter form={{ message, messageId, isBusy, isProving }}>
            <Button type="submit" busy={isBusy} className="justify-self-start max-sm:w-full">
              {isBusy ? alumni.submitting : alumni.submit}
            </Button>
          </PublicFormFooter>
        </div>
      </fieldset>
    </form>
  )
}
