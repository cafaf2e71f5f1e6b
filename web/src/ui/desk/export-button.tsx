import { Download } from 'lucide-react'
import type { MakeExport } from '../../lib/export-pages.ts'
import { useLazyModule } from '../../lib/use-lazy-module.ts'
import { deskMessages } from '../../messages/desk.ts'
import type { Nouns } from '../../messages/nouns.ts'
import { Button } from '../button.tsx'
import { Message } from '../message.tsx'

type ExportButtonProps = {
  make: MakeExport
  name: string
  nouns: Nouns
  /** Without one, the button says that it exports, and on a phone is an icon. */
  label?: string
}

const kit = () => deskMessages().kit
const loadRun = () => import('./export-run.tsx')

export function ExportButton({ label, ...props }: ExportButtonProps) {
  const { module, hasFailed, loadModule } = useLazyModule(loadRun)
  const failure = kit().exporting.failed(props.nouns)
  const button = (start: () => void) => (
    <Button look="secondary" onClick={start}>
      <Download aria-hidden="true" size={18} />
      {label ?? <span className="max-sm:sr-only">{kit().exporting.action}</span>}
    </Button>
  )
  return (
    <div className="grid justify-items-end [&>p:not(:empty)]:mt-2">
      {module ? <module.ExportRun {...props} failure={failure} button={button} /> : button(loadModule)}
      <Message tone="error">{hasFailed && failure}</Message>
    </div>
  )
}
