import { mediaTypesOf } from '@prangan/contract/file-kinds'
import { limits } from '@prangan/contract/limits'
import { call } from '@prangan/web/http/client.ts'
import { formatSize } from '@prangan/web/lib/format-size.ts'
import { usePublicForm } from '@prangan/web/lib/use-public-form.ts'
import { inLanguage, language } from '@prangan/web/messages/language.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { EmailInput } from '@prangan/web/ui/forms/email-input.tsx'
import { FormField } from '@prangan/web/ui/forms/form-field.tsx'
import { Progress } from '@prangan/web/ui/forms/progress.tsx'
import { PublicFormFooter } from '@prangan/web/ui/forms/public-form-footer.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { hostelEndpoints } from '../contract/endpoints.ts'
import { RoomRequestInputSchema } from '../contract/requests.ts'
import { roomKeys, rooms } from '../contract/rooms.ts'
import { hostelMessages } from './messages.ts'

const rule = hostelEndpoints.requestRoom.body.files.photo
const accepted = mediaTypesOf(rule.kinds)
const maxSize = () => formatSize(rule.maxBytes)
const texts = () => hostelMessages().form

/** The server, which has no `FileList`, renders the form as well. */
const firstOf = (value: unknown): File | undefined =>
  typeof value === 'object' && value !== null ? (value as FileList)[0] : undefined

const { name, email, room, message } = RoomRequestInputSchema.shape
const RoomFormSchema = z.object({
  name,
  email,
  room,
  message,
  photo: z.pipe(z.unknown(), z.transform(firstOf)).check(
    z.refine((photo) => photo !== undefined, { error: () => texts().photoMissing }),
    z.refine((photo) => !photo || accepted.includes(photo.type), { error: () => texts().wrongType }),
    z.refine((photo) => !photo || photo.size <= rule.maxBytes, { error: () => texts().tooLarge(maxSize()) }),
  ),
})
type Output = z.output<typeof RoomFormSchema>
type Typed = { name: string; email: string; room: string; message: string; photo: unknown }

export function RoomForm() {
  const [isSent, setSent] = useState(false)
  const [share, setShare] = useState(0)
  const { form, formProps, fields, isBusy, isProving, message, messageId } = usePublicForm<
    Typed,
    Output,
    unknown
  >({
    schema: RoomFormSchema as unknown as z.ZodMiniType<Output, Typed>,
    failure: texts(),
    blamed: 'photo',
    send: ({ photo, ...typed }, options) => {
      setShare(0)
      const input = { body: { ...typed, language: language() }, files: photo ? { photo } : {} }
      return call(hostelEndpoints, 'requestRoom', input, { form: options, onProgress: setShare })
    },
    onSent: () => {
      form.reset()
      setSent(true)
    },
  })
  if (isSent) {
    return (
      <div className="grid justify-items-start gap-4">
        <Message tone="success">{texts().sent}</Message>
        <Button look="secondary" onClick={() => setSent(false)}>
          {texts().another}
        </Button>
      </div>
    )
  }
  return (
    <form {...formProps} aria-label={texts().title}>
      <fieldset disabled={isBusy} className="grid min-w-0 gap-5">
        <FormField limit={limits.text.name} fields={fields} name="name" label={texts().name} required>
          {(control) => <input {...control} type="text" autoComplete="name" required />}
        </FormField>
        <FormField fields={fields} name="email" label={texts().email} required>
          {(control) => <EmailInput {...control} required />}
        </FormField>
        <FormField fields={fields} name="room" label={texts().room} required>
          {(control) => (
            <select {...control} required defaultValue="">
              <option value="">{texts().choose}</option>
              {roomKeys.map((key) => (
                <option key={key} value={key}>
                  {inLanguage(rooms[key].name)}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField
          fields={fields}
          name="photo"
          label={texts().photo}
          hint={texts().photoHint(maxSize())}
          required
        >
          {(control) => <input {...control} type="file" accept={accepted.join(',')} required />}
        </FormField>
        <FormField limit={limits.text.note} fields={fields} name="message" label={texts().message}>
          {(control) => <textarea {...control} rows={3} />}
        </FormField>
        {isBusy && !isProving && <Progress label={texts().uploading} value={share} />}
        <PublicFormFooter form={{ message, messageId, isBusy, isProving }}>
          <Button type="submit" busy={isBusy} className="justify-self-start max-sm:w-full">
            {isBusy ? texts().sending : texts().send}
          </Button>
        </PublicFormFooter>
      </fieldset>
    </form>
  )
}
