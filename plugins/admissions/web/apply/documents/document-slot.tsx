import { formatSize } from '@prangan/web/lib/format-size.ts'
import type { FormFields } from '@prangan/web/lib/use-submit-form.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { Button, buttonClass } from '@prangan/web/ui/button.tsx'
import { Progress } from '@prangan/web/ui/forms/progress.tsx'
import { useId, useState } from 'react'
import { objectionOfSlot } from '../../../contract/requirements.ts'
import type { DocumentRule } from '../../../contract/schemas/admission-sessions.ts'
import { stepsMessages } from '../steps-messages.ts'
import type { DocumentStore, Documents, Slot } from './document-store.ts'
import { PreviewDialog } from './preview-dialog.tsx'

type DocumentSlotProps = {
  rule: DocumentRule
  documents: Documents
  store: DocumentStore
  fields: Pick<FormFields<string>, 'error' | 'describe'>
}

/** A document's slot: taken with the camera or chosen, shown, turned, replaced, removed; its own progress and error. */
export function DocumentSlot({ rule, documents, store, fields }: DocumentSlotProps) {
  const id = useId()
  const texts = stepsMessages().documents
  const slot = documents.slots[rule.key]
  const stored = documents.own?.documents[rule.key]
  const name = `document-${rule.key}`
  // The check before the next step does not know what has happened since.
  const isSettled = stored && (slot?.state ?? 'still') === 'still'
  const error = slot?.error || (isSettled ? undefined : fields.error(name))
  const hint = inLanguage(rule.hint)
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid gap-3 rounded-card border border-line bg-white p-4 has-aria-invalid:border-danger"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={`${id}-title`} className="font-semibold text-indigo-950">
          {inLanguage(rule.name)}
        </h3>
        <p className="text-sm text-muted">
          {rule.isRequired ? texts.needed : objectionOfSlot(rule.key) > 0 ? texts.optional : texts.later}
        </p>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {slot?.chosen && <Preview slot={slot} name={inLanguage(rule.name)} isPage={rule.kind === 'page'} />}
      <div>
        <SlotState slot={slot} stored={stored} />
        <div role="alert">
          {error && (
            <p id={`${id}-error`} className="text-sm font-medium text-danger">
              {error}
            </p>
          )}
        </div>
      </div>
      <SlotButtons
        rule={rule}
        slot={slot}
        isFilled={Boolean(slot?.chosen || stored)}
        store={store}
        describe={() => {
          const { className: _, ...control } = fields.describe(name, {
            id: `${id}-file`,
            className: '',
            'aria-invalid': error ? true : undefined,
            'aria-describedby':
              [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
          })
          return { ...control, 'aria-invalid': error ? (true as const) : undefined }
        }}
      />
    </section>
  )
}

function SlotState({
  slot,
  stored,
}: {
  slot: Slot | undefined
  stored: { name: string; size: number } | undefined
}) {
  const texts = stepsMessages().documents
  const { state = 'still', share = 0 } = slot ?? {}
  if (state === 'sending')
    return <Progress label={share < 1 ? texts.uploading : texts.storing} value={share} />
  return (
    <p role="status" className="text-sm wrap-anywhere empty:hidden">
      {state === 'preparing' && texts.preparing}
      {state === 'still' && stored && (
        <span className="font-semibold text-success">
          {texts.stored(stored.name, formatSize(stored.size))}
        </span>
      )}
    </p>
  )
}

function Preview({ slot: { chosen }, name, isPage }: { slot: Slot; name: string; isPage: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const texts = stepsMessages().documents
  if (!chosen) return null
  const { prepared, url } = chosen
  if (prepared.isPdf) return <p className="text-sm wrap-anywhere">PDF · {prepared.file.name}</p>
  return (
    <div className="grid justify-items-start gap-2">
      <img
        src={url}
        alt={texts.preview(name)}
        className={`rounded-card border border-line bg-sand object-contain ${isPage ? 'max-h-96 w-full' : 'max-h-48'}`}
      />
      {isPage && (
        <>
          <p className="text-sm">{prepared.isSmall ? texts.small : texts.readable}</p>
          <Button look="secondary" onClick={() => setOpen(true)}>
            {texts.larger}
          </Button>
          {isOpen && <PreviewDialog url={url} name={name} onClose={() => setOpen(false)} />}
        </>
      )}
    </div>
  )
}

type SlotButtonsProps = {
  rule: DocumentRule
  slot: Slot | undefined
  isFilled: boolean
  store: DocumentStore
  describe: () => object
}

function SlotButtons({ rule, slot, isFilled, store, describe }: SlotButtonsProps) {
  const texts = stepsMessages().documents
  const { state = 'still', chosen } = slot ?? {}
  const name = inLanguage(rule.name)
  const accept = rule.kind === 'page' ? 'image/*,application/pdf' : 'image/*'
  const canRetry = chosen && (state === 'failed' || state === 'waiting')
  return (
    <div className="flex flex-wrap gap-2">
      <FileButton
        label={texts.camera}
        documentName={name}
        look={isFilled ? 'secondary' : 'primary'}
        accept="image/*"
        capture={rule.kind === 'photo' ? 'user' : 'environment'}
        onFile={(file) => store.choose(rule, file)}
      />
      <FileButton
        {...describe()}
        label={isFilled ? texts.chooseAnother : texts.choose}
        documentName={name}
        look="secondary"
        accept={accept}
        onFile={(file) => store.choose(rule, file)}
      />
      {canRetry && (
        <Button onClick={() => store.retry(rule)}>
          {texts.retry}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      {chosen && !chosen.prepared.isPdf && (
        <Button look="secondary" onClick={() => store.turn(rule)} disabled={state === 'preparing'}>
          {texts.rotate}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      {isFilled && (
        <Button look="quiet" busy={state === 'removing'} onClick={() => void store.remove(rule)}>
          {texts.remove}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
    </div>
  )
}

type FileButtonProps = {
  label: string
  documentName: string
  look: 'primary' | 'secondary'
  accept: string
  capture?: 'user' | 'environment'
  onFile: (file: File) => void
}

/** A file input that looks like a button; the props that are not its own are the input's. */
function FileButton({ label, documentName, look, onFile, ...input }: FileButtonProps) {
  return (
    <label
      className={`${buttonClass(look)} relative cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2`}
    >
      {label}
      <span className="sr-only">: {documentName}</span>
      <input
        {...input}
        type="file"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
