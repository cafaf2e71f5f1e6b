import { likelyEmail } from '@prangan/contract/email-slip'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { typeInto } from '../../lib/type-into.ts'
import { useDebouncedValue } from '../../lib/use-debounced-value.ts'
import { messages } from '../../messages/index.ts'
import { Button } from '../button.tsx'

/** Long enough that nobody is asked about an address that is half typed. */
const pause = 600

/** An e-mail input. If the address looks mistyped, it asks so below and offers the likely one; it refuses nothing. */
export function EmailInput({ onInput, ...control }: ComponentProps<'input'>) {
  const question = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const meant = likelyEmail(useDebouncedValue(typed, pause))
  const { emailMeant, useEmail } = messages().controls
  // The form's own ref stays the input's.
  const input = () => question.current?.previousElementSibling as HTMLInputElement
  // The address may come from a draft, or from before hydration.
  useEffect(() => setTyped(input().value))
  return (
    <>
      <input
        autoComplete="email"
        {...control}
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        onInput={(event) => {
          setTyped(event.currentTarget.value)
          onInput?.(event)
        }}
      />
      <div ref={question} role="status" className="empty:absolute">
        {meant && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-marigold-100 px-3 py-1.5 text-sm">
            <span className="wrap-anywhere">{emailMeant(meant)}</span>
            <Button
              look="secondary"
              size="small"
              onClick={() => {
                typeInto(input(), meant)
                input().focus()
              }}
            >
              {useEmail}
            </Button>
          </p>
        )}
      </div>
    </>
  )
}
