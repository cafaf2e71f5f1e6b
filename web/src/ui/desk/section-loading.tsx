import { messages } from '../../messages/index.ts'
import { Spinner } from '../spinner.tsx'

export function SectionLoading() {
  return (
    <p role="status" className="flex items-center gap-3 py-16 text-muted">
      <Spinner /> {messages().common.loading}
    </p>
  )
}
