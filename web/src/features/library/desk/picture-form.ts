import { fieldMessages } from '@prangan/contract/field-messages'
import { otherFields, otherFieldsOf } from '@prangan/contract/language-fields'
import { limits } from '@prangan/contract/limits'
import { optionalText, optionalTexts, requiredText } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'
import { actionFailure } from '../../../lib/failure-messages.ts'
import { type ResourceForm, refusalAt, type Saving } from '../../../lib/resource-form.ts'
import type { FieldChange } from '../../../lib/use-edit-conflict.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { languageName } from '../../../messages/language-name.ts'
import { translateFieldMessage } from '../../../messages/translate-error.ts'
import { updatePicture } from './api/save-picture.ts'
import { focusInForm, focusName, focusToForm } from './focus.ts'
import type { PictureRow } from './pictures.ts'

const library = () => deskMessages().library.pictures
const texts = () => library().form

const { altText, label } = limits.content

export const needsDescription = () => translateFieldMessage(fieldMessages.describePicture)

const PictureFormSchema = z
  .object({
    title: requiredText('The name', label),
    altEn: optionalText('The description', altText),
    ...optionalTexts('alt', 'The description', altText),
    isDecorative: z.boolean(),
    focus: z.string(),
  })
  .check(
    z.refine(({ altEn, isDecorative }) => isDecorative || altEn !== '', {
      path: ['altEn'],
      error: needsDescription,
    }),
  )
type Edited = z.infer<typeof PictureFormSchema>
type Typed = z.input<typeof PictureFormSchema>

const toForm = ({ title, alt, focus }: PictureRow) => ({
  title,
  altEn: alt?.en ?? '',
  ...otherFieldsOf('alt', alt),
  isDecorative: alt === null,
  focus: focusToForm(focus),
})

const nameOfFocus = (text: string) => focusName(focusInForm(text))

function compare(before: PictureRow, after: PictureRow): FieldChange[] {
  const [was, is] = [toForm(before), toForm(after)]
  const labels = {
    ...texts().changes,
    ...otherFields('alt', (_, language) => library().details.fields.descriptionIn(languageName(language))),
  }
  const names = (Object.keys(labels) as (keyof typeof labels)[]).filter((name) => was[name] !== is[name])
  return names.map((name) => {
    const [label, now] = [labels[name], is[name]]
    if (name === 'focus') return { name, label, now: nameOfFocus(is.focus), nameOf: nameOfFocus }
    return { name, label, now: typeof now === 'boolean' ? texts().isDecorative(now) : String(now) }
  })
}

const failure = actionFailure(() => texts().notSaved)

/** Saves a picture's form. Resolves with the message for people. */
export async function savePicture(
  { focus, ...edited }: Edited,
  { id, version }: PictureRow,
  saving: Pick<Saving, 'getToken'>,
): Promise<string> {
  const { x: focusX, y: focusY } = focusInForm(focus)
  return texts().saved(await updatePicture(id, { ...edited, focusX, focusY, version }, saving))
}

export const pictureForm: ResourceForm<PictureRow, Typed, Edited> = {
  name: 'picture',
  what: () => texts().what,
  schema: PictureFormSchema,
  toForm,
  compare,
  save: (edited, base, _, saving) => savePicture(edited, base, saving),
  failure: (error) => refusalAt('', error, failure(error)),
}
