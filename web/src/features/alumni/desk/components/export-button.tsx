import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Message } from '../../../../ui/message.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { statusWords } from '../alumni-words.ts'
import type { AlumniFilter } from '../api/alumni-query.ts'

/** Gives a file to the browser to keep. */
function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url))
}

const people = (count: number): string => (count === 1 ? '1 alumnus' : `${count} alumni`)

/** Exports all alumni of the filter to a CSV file, shows how far it is, and can be stopped. */
export function ExportButton({ filter }: { filter: AlumniFilter }) {
  const [share, setShare] = useState<number | null>(null)
  const [told, setTold] = useState<{ done?: string; failed?: string }>({})
  const control = useRef<AbortController>(null)
  useEffect(() => () => control.current?.abort(), [])

  const run = async () => {
    control.current = new AbortController()
    const { signal } = control.current
    setShare(0)
    setTold({})
    try {
      const { exportAlumni } = await import('../api/export-alumni.ts')
      const { file, count } = await exportAlumni(filter, { signal, onProgress: setShare })
      const day = new Date().toLocaleDateString('sv-SE')
      save(file, `alumni-${statusWords(filter.isVerified).toLowerCase()}-${day}.csv`)
      setTold({ done: `${people(count)} exported.` })
    } catch (error) {
      if (signal.aborted) return
      console.error('The alumni could not be exported.', error)
      setTold({ failed: 'The alumni could not be exported. Please try again.' })
    } finally {
      setShare(null)
    }
  }

  return (
    <div className="grid justify-items-end gap-2">
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
        {told.done}
      </p>
      <Message tone="error">{told.failed}</Message>
    </div>
  )
}
