import { Button } from '@prangan/web/ui/button.tsx'
import { useState } from 'react'
import { applicantMessages } from '../../applicant-messages.ts'
import { useOwn } from '../api/own-application.ts'
import { FeeForm } from './fee-form.tsx'

/** Lets applicants correct a reference that they typed wrongly, while the office has not confirmed it. */
export function CorrectReport({ reported }: { reported: { reference: string; paidOn: string } }) {
  const { may } = useOwn().application
  const [isOpen, setOpen] = useState(false)
  const { correct, ...texts } = applicantMessages().own.fee
  if (!may.correctReport) return null
  return (
    <div className="grid min-w-0 gap-4">
      <p>
        <Button look="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? correct.keep : correct.open}
        </Button>
      </p>
      {isOpen && <FeeForm texts={{ ...texts, ...correct }} before={reported} onSent={() => setOpen(false)} />}
    </div>
  )
}
