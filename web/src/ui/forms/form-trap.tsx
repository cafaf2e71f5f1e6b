import { trapField } from '@prangan/contract/form-proof'
import { messages } from '../../messages/index.ts'

/** The honeypot field, hidden from people, screen readers and the keyboard: only a program fills it in. */
export function FormTrap() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        {messages().controls.leaveEmpty}
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
