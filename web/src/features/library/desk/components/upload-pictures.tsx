import { limits } from '@prangan/contract/limits'
import { Upload } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { actionFailure } from '../../../../lib/failure-messages.ts'
import { showField } from '../../../../lib/show-field.ts'
import { useBusyFocus } from '../../../../lib/use-busy-focus.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { Progress } from '../../../../ui/forms/progress.tsx'
import { MarkedText } from '../../../../ui/marked-text.tsx'
import { Message } from '../../../../ui/message.tsx'
import { addPicture, type Description } from '../api/save-picture.ts'
import { pictureInput } from '../file-rules.ts'
import { needsDescription } from '../picture-form.ts'
import { DescriptionFields } from './description-fields.tsx'

const kit = () => deskMessages().kit
const library = () => deskMessages().library
const texts = () => library().pictures.uploading

/** A picture that was chosen: its description, and what became of it. */
type Chosen = Description & { key: string; file: File; preview: string; error: string; share: number | null }

const failure = actionFailure(() => texts().failed)

type UploadPicturesProps = {
  /** Called with the ids of the pictures, once all are uploaded. */
  onDone: (ids: readonly string[]) => void
  onCancel: () => void
  onBusyChange: (isBusy: boolean) => void
  /** Only one. */
  isSingle?: boolean
}

/** Pictures are chosen, each is described, then they are uploaded one after the other. */
export function UploadPictures({ onDone, onCancel, onBusyChange, isSingle = false }: UploadPicturesProps) {
  const { getToken } = useDeskSession()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  /** Files that can't be uploaded, with what is wrong. */
  const [refused, setRefused] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  useBusyFocus(form, isBusy)
  const added = useRef<string[]>([])
  const previews = useRef<string[]>([])
  useEffect(() => () => previews.current.forEach(URL.revokeObjectURL), [])

  const change = (key: string, fields: Partial<Chosen>) =>
    setChosen((all) => all.map((one) => (one.key === key ? { ...one, ...fields } : one)))
  const choose = (files: FileList) => {
    const wrong = [...files].map((file) => ({ file, why: pictureInput.wrong(file) }))
    setRefused(wrong.flatMap(({ file, why }) => (why ? [`${file.name}: ${why}`] : [])))
    const fitting = wrong.filter(({ why }) => !why)
    const more = fitting.map(({ file }): Chosen => {
      const preview = URL.createObjectURL(file)
      previews.current.push(preview)
      const key = crypto.randomUUID()
      return { key, file, preview, error: '', share: null, altEn: '', isDecorative: false }
    })
    setChosen((all) => (isSingle ? more.slice(0, 1) : [...all, ...more]))
    if (more[0]) focusIn(more[0].key)
  }
  /** The browser cannot show it, so visitors' browsers could not either. */
  const refuseBroken = ({ key, file }: Chosen) => {
    setChosen((all) => all.filter((one) => one.key !== key))
    setRefused((all) => [...all, `${file.name}: ${texts().broken}`])
  }
  const leaveOut = (left: string) => {
    setChosen((all) => all.filter(({ key }) => key !== left))
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input')?.focus())
  }
  const issueOf = ({ altEn, isDecorative }: Chosen) =>
    isDecorative || altEn.trim() !== '' ? '' : needsDescription()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const checked = chosen.map((one) => ({ ...one, error: issueOf(one) }))
    setChosen(checked)
    const wrong = checked.find(({ error }) => error)
    if (wrong) return focusIn(wrong.key)
    setBusy(true)
    onBusyChange(true)
    const failed: string[] = []
    for (const { key, file, preview: _, error: __, share: ___, ...description } of checked) {
      const onProgress = (share: number) => change(key, { share })
      onProgress(0)
      try {
        added.current.push(await addPicture(file, description, { getToken, onProgress }))
        setChosen((all) => all.filter((one) => one.key !== key))
      } catch (error) {
        failed.push(key)
        change(key, { error: failure(error), share: null })
      }
    }
    setBusy(false)
    onBusyChange(false)
    if (failed.length === 0) onDone(added.current)
    else focusIn(failed[0] ?? '')
  }
  const focusIn = (key: string) =>
    requestAnimationFrame(() => {
      const control = form.current?.querySelector<HTMLElement>(`[data-picture="${key}"] :is(input, button)`)
      if (control) showField(control)
    })

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={texts().form} className="grid gap-5">
      {!(isSingle && chosen.length > 0) && (
        <label className="desk-file">
          <Upload aria-hidden="true" size={20} />
          <span className="text-sm [&_b]:font-semibold">
            <MarkedText text={chosen.length > 0 ? texts().more : isSingle ? texts().one : texts().several} />{' '}
            {pictureInput.hint()}
          </span>
          <input
            type="file"
            multiple={!isSingle}
            accept={pictureInput.accept}
            disabled={isBusy}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={({ currentTarget }) => {
              if (currentTarget.files?.length) choose(currentTarget.files)
              currentTarget.value = ''
            }}
          />
        </label>
      )}
      <Message tone="error">{refused.join('\n')}</Message>
      <ul className="grid gap-4" aria-label={texts().chosen}>
        {chosen.map((one) => (
          <ChosenPicture
            key={one.key}
            picture={one}
            isBusy={isBusy}
            onChange={(fields) => change(one.key, fields)}
            onBroken={() => refuseBroken(one)}
            onLeaveOut={() => leaveOut(one.key)}
          />
        ))}
      </ul>
      <div id={`${id}-status`} role="status" className="sr-only">
        {isBusy && texts().left(chosen.length)}
      </div>
      <Message tone="info">
        {added.current.length > 0 && chosen.length > 0 && texts().already(added.current.length)}
      </Message>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onCancel} disabled={isBusy}>
          {kit().cancel}
        </Button>
        <Button type="submit" busy={isBusy} disabled={chosen.length === 0}>
          {isBusy ? texts().busy : texts().upload(chosen.length)}
        </Button>
      </div>
    </form>
  )
}

type ChosenPictureProps = {
  picture: Chosen
  isBusy: boolean
  onChange: (fields: Partial<Chosen>) => void
  onBroken: () => void
  onLeaveOut: () => void
}

function ChosenPicture({ picture, isBusy, onChange, onBroken, onLeaveOut }: ChosenPictureProps) {
  const { key, file, preview, error, share } = picture
  return (
    <li
      data-picture={key}
      className="grid gap-4 rounded-card border border-line bg-paper p-4 sm:grid-cols-[8rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-2">
        <img
          src={preview}
          alt=""
          onError={onBroken}
          className="aspect-[4/3] w-32 rounded-card bg-sand object-cover sm:w-full"
        />
        <p className="text-xs text-muted wrap-anywhere">{file.name}</p>
      </div>
      <fieldset disabled={isBusy} className="grid content-start gap-4">
        <legend className="sr-only">{file.name}</legend>
        <DescriptionFields
          description={picture}
          error={error}
          limit={limits.content.altText}
          onChange={(fields) => onChange({ ...fields, error: '' })}
        />
        {share !== null && (
          <Progress label={share < 1 ? library().files.uploading : library().files.checking} value={share} />
        )}
        <Button
          look="quiet"
          size="small"
          className="justify-self-start"
          aria-label={texts().leaveOutNamed(file.name)}
          onClick={onLeaveOut}
        >
          {texts().leaveOut}
        </Button>
      </fieldset>
    </li>
  )
}
