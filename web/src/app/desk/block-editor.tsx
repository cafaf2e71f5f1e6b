import { lazy, Suspense } from 'react'
import type { BlockEditorProps, BlocksDiffProps } from '../../lib/block-editor.ts'

const BlocksField = lazy(async () => ({
  default: (await import('../../features/site/desk/components/blocks-field.tsx')).BlocksField,
}))

/** Its code is loaded when a form first shows it. */
export const BlockEditor = (props: BlockEditorProps) => (
  <Suspense
    fallback={
      <p data-loading="" className="text-sm text-muted">
        {props.label}…
      </p>
    }
  >
    <BlocksField {...props} />
  </Suspense>
)

const LoadedBlocksDiff = lazy(async () => ({
  default: (await import('../../features/site/desk/components/blocks-diff.tsx')).BlocksDiff,
}))

/** Its code is loaded when a text has changed. */
export const BlocksDiff = (props: BlocksDiffProps) => (
  <Suspense>
    <LoadedBlocksDiff {...props} />
  </Suspense>
)
