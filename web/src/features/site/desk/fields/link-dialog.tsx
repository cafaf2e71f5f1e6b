import { departmentPath } from '@prangan/contract/departments'
import { limits } from '@prangan/contract/limits'
import { HrefSchema } from '@prangan/contract/schemas/content-fields'
import type { Site } from '@prangan/contract/schemas/site'
import { useContext, useState } from 'react'
import { ContentPickersContext } from '../../../../lib/content-pickers.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { inLanguage, locale } from '../../../../messages/language.ts'
import { translateFieldMessage } from '../../../../messages/translate-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/desk/dialog.tsx'
import { dialogClasses } from '../../../../ui/desk/dialog-classes.ts'
import { SelectInput } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { useEditedSite } from '../edited-site.ts'
import { type Target, targetKinds, toHref, toTarget } from './link-targets.ts'

const texts = () => deskMessages().blockForms.link

type LinkDialogProps = {
  isOpen: boolean
  href: string
  onClose: () => void
  onChoose: (href: string) => void
}

/** Chooses where a link leads: to a page, a document or an address. */
export function LinkDialog({ isOpen, onClose, ...props }: LinkDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts().title} description={texts().text}>
      <LinkForm {...props} onClose={onClose} />
    </Dialog>
  )
}

function LinkForm({ href, onClose, onChoose }: Omit<LinkDialogProps, 'isOpen'>) {
  const [target, setTarget] = useState(() => toTarget(href))
  const [error, setError] = useState('')
  const hasDocuments = useContext(ContentPickersContext) !== null
  const save = () => {
    const chosen = HrefSchema.safeParse(toHref(target))
    if (!chosen.success) return setError(translateFieldMessage(chosen.error.issues[0]?.message ?? ''))
    if (chosen.data === '') return setError(texts().missing)
    onClose()
    onChoose(chosen.data)
  }
  return (
    <form
      className="mt-6 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        // The dialog is inside the editor only for React.
        event.stopPropagation()
        save()
      }}
    >
      <Field label={texts().leadsTo}>
        {({ className: _, ...control }) => (
          <SelectInput
            {...control}
            options={targetKinds.filter((kind) => kind !== 'document' || hasDocuments)}
            labels={texts().kinds}
            value={target.kind}
            onChange={({ currentTarget }) => {
              setError('')
              setTarget({ kind: currentTarget.value as Target['kind'], value: '' })
            }}
          />
        )}
      </Field>
      <TargetField
        target={target}
        error={error}
        onChange={(value) => {
          setError('')
          setTarget({ ...target, value })
        }}
      />
      <div className={dialogClasses.actions}>
        <Button look="quiet" onClick={onClose}>
          {deskMessages().kit.cancel}
        </Button>
        <Button type="submit">{texts().set}</Button>
      </div>
    </form>
  )
}

const typed = () =>
  ({
    address: {
      label: texts().address,
      hint: texts().addressHint,
      type: 'text',
    },
    mail: { label: texts().mail, hint: '', type: 'email' },
    phone: { label: texts().phone, hint: texts().phoneHint, type: 'tel' },
  }) as const

type Offered = Readonly<Record<string, string>>

const pagesIn = (site: Site | null): Offered =>
  Object.fromEntries(
    Object.entries(site?.pages ?? {}).map(([id, { title, path }]) => [id, `${inLanguage(title)} (${path})`]),
  )

const departmentsIn = (site: Site | null): Offered =>
  Object.fromEntries(
    Object.entries(site?.departments ?? {})
      .filter(([, { mergedInto }]) => mergedInto === undefined)
      .map(([slug, { name }]) => [departmentPath(slug), inLanguage(name)]),
  )

type TargetFieldProps = { target: Target; error: string; onChange: (value: string) => void }

function TargetField({ target: { kind, value }, error, onChange }: TargetFieldProps) {
  const { site } = useEditedSite()
  const pickers = useContext(ContentPickersContext)
  if (kind === 'document') {
    return (
      pickers && (
        <pickers.DocumentPicker label={texts().document} value={value} onChange={onChange} error={error} />
      )
    )
  }
  if (kind === 'page' || kind === 'department') {
    const [label, placeholder] =
      kind === 'page' ? [texts().page, texts().choosePage] : [texts().department, texts().chooseDepartment]
    const offered = Object.entries(kind === 'page' ? pagesIn(site) : departmentsIn(site)).toSorted(
      ([, one], [, other]) => new Intl.Collator(locale()).compare(one, other),
    )
    return (
      <Field label={label} error={error}>
        {({ className: _, ...control }) => (
          <SelectInput
            {...control}
            placeholder={placeholder}
            options={offered.map(([target]) => target)}
            labels={Object.fromEntries(offered)}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )}
      </Field>
    )
  }
  const { label, hint, type } = typed()[kind]
  return (
    <Field limit={limits.text.link} label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          type={type}
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}
