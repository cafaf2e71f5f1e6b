import { dayInIndia } from '@prangan/contract/india-time'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { MakeExport } from '../../lib/export-pages.ts'
import type { Nouns } from '../../lib/resource.ts'
import { Button } from '../button.tsx'
import { Message } from '../message.tsx'
import { Progress } from '../progress.tsx'

type ExportButtonProps = {
  make: MakeExport
  /** The file's name without the date and the extension. */
  name: string
  nouns: Nouns
}

/** Downloads a file. */
function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser has read it by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}

/** Exports a whole list to a CSV file, shows the progress, and can be cancelled. */
export function ExportButton({ make, name, nouns: [one, several] }: ExportButtonProps) {
  const [share, setShare] = useState<number | null>(null)
  const [result, setResult] = useState<{ done?: string; failed?: string }>({})
  const control = useRef<AbortController>(null)
  useEffect(() => () => control.current?.abort(), [])

  const run = async () => {
    control.current = new AbortController()
    const { signal } = control.current
    setShare(0)
    setResult({})
    try {
      const { file, count } = await make({ signal, onProgress: setShare })
      save(file, `${name}-${dayInIndia(new Date())}.csv`)
      setResult({ done: `${count} ${count === 1 ? one : several} exported.` })
    } catch (error) {
      if (signal.aborted) return
      console.error(`The ${several} could not be exported.`, error)
      setResult({ failed: `The ${several} could not be exported. Please try again.` })
    } finally {
      setShare(null)
    }
  }

  return (
    <div className="grid justify-items-end [&>p:not(:empty)]:mt-2">
      {share === null ? (
        <Button look="secondary" onClick={run}>
          <Download aria-hidden="true" size={18} />
          Export CSV
        </Button>
      ) : (
        <div className="flex w-64 items-end gap-3">
          <div className="min-w-0 flex-1">
            <Progress label="Exporting" value={share} />
          </div>
          <Button look="quiet" size="small" onClick={() => control.current?.abort()}>
            Cancel
          </Button>
        </div>
      )}
      <p role="status" className="text-sm text-muted">
        {result.done}
      </p>
      <Message tone="error">{result.failed}</Message>
    </div>
  )
}
