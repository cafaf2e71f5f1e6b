import { Button } from '@prangan/web/ui/button.tsx'
import { applicantMessages } from '../../applicant-messages.ts'

export type ObjectButtonProps = {
  /** What the objection is about, in words. */
  about: string
  /** Begins an objection about it; undefined while none can be sent. */
  onObject: ((about: string) => void) | undefined
}

/** Leads from something that may be wrong to the objection about it. */
export function ObjectButton({ about, onObject }: ObjectButtonProps) {
  const { action } = applicantMessages().own.objection
  if (!onObject) return null
  return (
    <Button look="secondary" size="small" className="justify-self-start" onClick={() => onObject(about)}>
      {action}
      <span className="sr-only">: {about}</span>
    </Button>
  )
}
