import type { PictureRef } from '@prangan/contract/schemas/content-fields'
import { type ComponentType, createContext, useContext } from 'react'

export type PickerProps<Value extends string> = {
  label: string
  /** Only screen readers get the label, because the content around the field shows it. */
  isLabelHidden?: boolean
  value: Value
  onChange: (value: Value) => void
  error?: string | undefined
}

/** Form fields that choose from the library, in a dialog with search and upload, and a picture as the fields show it. */
export type ContentPickers = {
  PicturePicker: ComponentType<PickerProps<PictureRef>>
  /** The value is the document's id; a link to it is `doc:<id>`. */
  DocumentPicker: ComponentType<PickerProps<string>>
  ShownPicture: ComponentType<{ value: PictureRef }>
}

/** The desks provide the library's pickers to the editor of pages, since features do not import each other. */
export const ContentPickersContext = createContext<ContentPickers | null>(null)

export function useContentPickers(): ContentPickers {
  const pickers = useContext(ContentPickersContext)
  if (!pickers) throw new Error('There is no ContentPickersContext above.')
  return pickers
}
