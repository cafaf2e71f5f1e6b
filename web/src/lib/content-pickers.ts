import type { PictureRef } from '@prangan/contract/schemas/content'
import { type ComponentType, createContext, useContext } from 'react'

export type PickerProps<Value extends string> = {
  /** What is chosen, for example 'Picture of the slide'. */
  label: string
  /** The label is for screen readers alone: what is around the field shows it. */
  isLabelHidden?: boolean
  /** '' while nothing is chosen. */
  value: Value
  onChange: (value: Value) => void
  /** What is wrong with it, shown below and announced. */
  error?: string | undefined
}

/** Fields of a form that choose from the library, in a dialog with search and upload. */
export type ContentPickers = {
  PicturePicker: ComponentType<PickerProps<PictureRef>>
  /** Its value is the document's id; a link to it is `doc:<id>`. */
  DocumentPicker: ComponentType<PickerProps<string>>
}

/** The desks provide the library's pickers to the editor of pages: features do not import each other. */
export const ContentPickersContext = createContext<ContentPickers | null>(null)

/** The pickers of this desk. Throws outside of one. */
export function useContentPickers(): ContentPickers {
  const pickers = useContext(ContentPickersContext)
  if (!pickers) throw new Error('There is no ContentPickersContext above.')
  return pickers
}
