import { type ComponentType, lazy, Suspense } from 'react'
import type { ContentPickers, PickerProps } from '../../lib/content-pickers.ts'

const PicturePicker = lazy(async () => ({
  default: (await import('../../features/library/desk/components/picture-picker.tsx')).PicturePicker,
}))
const ShownPicture = lazy(async () => ({
  default: (await import('../../features/library/desk/components/picture-picker.tsx')).ShownPicture,
}))
const DocumentPicker = lazy(async () => ({
  default: (await import('../../features/library/desk/components/document-picker.tsx')).DocumentPicker,
}))

/** Makes a picker whose code is loaded when a form first shows one. */
const whenShown = <Value extends string>(Picker: ComponentType<PickerProps<Value>>) =>
  function LazyPicker(props: PickerProps<Value>) {
    return (
      <Suspense
        fallback={
          <p data-loading="" className="text-sm text-muted">
            {props.label}…
          </p>
        }
      >
        <Picker {...props} />
      </Suspense>
    )
  }

export const contentPickers: ContentPickers = {
  PicturePicker: whenShown(PicturePicker),
  DocumentPicker: whenShown(DocumentPicker),
  ShownPicture: (props) => (
    <Suspense>
      <ShownPicture {...props} />
    </Suspense>
  ),
}
