import { deskMessages } from '../../messages/desk.ts'

/** Explains the star of required fields. The stylesheet hides it in a form without one. */
export const RequiredNote = ({ className = '' }: { className?: string }) => (
  <p className={`required-note text-xs text-muted ${className}`}>{deskMessages().kit.form.required}</p>
)
