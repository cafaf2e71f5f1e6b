import { CSPProvider } from '@base-ui/react/csp-provider'
import { useState } from 'react'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import { rowButtonId } from './alumni-columns.tsx'
import { type AlumniAddress, AlumnusDialog } from './alumnus-dialog.tsx'
import { RemoveAlumnus } from './remove-alumnus.tsx'
import { VerifyAlumnus } from './verify-alumnus.tsx'
import { VerifySeveral } from './verify-several.tsx'

/** A question about rows of the list. `turn` distinguishes it from an earlier one about the same rows. */
export type Question = { turn: number; about: readonly AlumnusRow[]; kind: 'verify' | 'remove' | 'several' }

export type AlumniDialogsProps = {
  address: AlumniAddress
  /** The last question. It stays until its dialog has closed, so that its text does. */
  question: Question | null
  isAsking: boolean
  onAnswered: () => void
  /** Gets the focus if a row is gone. */
  fallbackFocus: () => HTMLElement | null
}

/** The dialogs of the list of alumni. Base UI may add no style elements, since the pages' policy allows none. */
export function AlumniDialogs({ address, ...props }: AlumniDialogsProps) {
  const { question, isAsking, onAnswered, fallbackFocus } = props
  const { openId } = address
  const [shownId, setShownId] = useState(openId)
  if (openId && openId !== shownId) setShownId(openId)
  const [row] = question?.about ?? []
  const asking = { isOpen: isAsking, onClose: onAnswered }
  const kind = question?.kind
  return (
    <CSPProvider disableStyleElements>
      {shownId && <AlumnusDialog key={shownId} id={shownId} address={address} />}
      {row && kind === 'verify' && (
        <VerifyAlumnus key={question?.turn} row={row} fallbackFocus={fallbackFocus} {...asking} />
      )}
      {row && kind === 'remove' && (
        <RemoveAlumnus
          key={question?.turn}
          row={row}
          // By then the row has an Undo button.
          fallbackFocus={() => document.getElementById(rowButtonId(row)) ?? fallbackFocus()}
          {...asking}
        />
      )}
      {question && kind === 'several' && (
        <VerifySeveral key={question.turn} alumni={question.about} {...asking} />
      )}
    </CSPProvider>
  )
}
