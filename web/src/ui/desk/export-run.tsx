import { dayInIndia } from '@prangan/contract/india-time'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { MakeExport } from '../../lib/export-pages.ts'
import { saveFile } from '../../lib/save-file.ts'
import { deskMessages } from '../../messages/desk.ts'
import type { Nouns } from '../../messages/nouns.ts'
import { Button } from '../button.tsx'
import { Progress } from '../forms/progress.tsx'
import { Message } from '../message.tsx'

type ExportRunProps = {
  make: MakeExport
  name: string
  nouns: Nouns
  failure: string
  button: (start: () => void) => ReactNode
}

const cancel = () => deskMessages().kit.cancel
const exporting = () => deskMessages().kit.exporting

export function ExportRun(props: ExportRunProps) {
  const [share, setShare] = useState<number | null>(0)
  const [result, setResult] = useState<{ done?: string; failed?: string }>({})
  const control = useRef<AbortController>(null)
  const latest = useRef(props)
  latest.current = props

  const run = useCallback(async () => {
    const { make, name, nouns, failure } = latest.current
    control.current = new AbortController()
    const { signal } = control.current
    setShare(0)
    setResult({})
    try {
      const { file, count } = await make({ signal, onProgress: setShare })
      saveFile(file, `${name}-${dayInIndia(new Date())}.csv`)
      setResult({ done: exporting().done(count, nouns) })
    } catch (error) {
      if (signal.aborted) return
      console.error(`${name} could not be exported.`, error)
      setResult({ failed: failure })
    } finally {
      setShare(null)
    }
  }, [])
  useEffect(() => {
    run()
    return () => control.current?.abort()
  }, [run])

  return (
    <>
      {share === null ? (
        props.button(run)
      ) : (
        <div className="flex w-64 items-end gap-3">
          <div className="min-w-0 flex-1">
            <Progress label={exporting().busy} value={share} />
          </div>
          <Button look="quiet" size="small" onClick={() => control.current?.abort()}>
            {cancel()}
          </Button>
        </div>
      )}
      <p role="status" className="text-sm text-muted">
        {result.done}
      </p>
      <Message tone="error">{result.failed}</Message>
    </>
  )
}
