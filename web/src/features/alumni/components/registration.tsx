import { useEffect, useId, useRef, useState } from 'react'
import { useFill } from '../../../lib/site-layout.ts'
import { messages } from '../../../messages/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { WhatBecomesPublic } from './what-becomes-public.tsx'

/**
 * Why and how to register, and the form behind its button. Closed, it keeps what was typed, so that one can look
 * something up and continue.
 */
export function Registration() {
  const [panel, setPanel] = useState<'unopened' | 'open' | 'closed'>('unopened')
  /** The server's message after the registration, shown in place of the form. */
  const [thanks, setThanks] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const panelId = useId()
  const withoutScripts = useFill()(messages().alumni.page.withoutScripts)

  useEffect(() => {
    if (panel === 'open' && !thanks) title.current?.focus()
  }, [panel, thanks])

  const open = () => {
    setPanel('open')
    // Pressed again, it leads there again.
    title.current?.focus()
  }
  const close = () => {
    setPanel('closed')
    opener.current?.focus()
  }

  return (
    <>
      <div className="grid gap-10 lg:grid-cols-(--with-aside) lg:gap-x-(--with-aside-gap)">
        <div className="grid content-start gap-8">
          <div>
            <noscript>
              <p className="rounded-e-card border-s-4 border-danger bg-danger-soft px-4 py-3">
                {withoutScripts}
              </p>
            </noscript>
            <div className="needs-scripts">
              <Button
                ref={opener}
                look="accent"
                data-replay=""
                aria-expanded={panel === 'open'}
                aria-controls={panel === 'unopened' ? undefined : panelId}
                onClick={open}
                className="max-sm:w-full"
              >
                {messages().alumni.open}
              </Button>
            </div>
          </div>
          <Why />
        </div>
        <WhatBecomesPublic />
      </div>
      {panel !== 'unopened' && (
        <div id={panelId} hidden={panel === 'closed'} className="card p-4 sm:p-8">
          {thanks ? (
            <Thanks text={thanks} onAnother={() => setThanks('')} />
          ) : (
            <RegistrationForm titleRef={title} onClose={close} onSent={setThanks} />
          )}
        </div>
      )}
    </>
  )
}

/** The success message, and what happens next. It takes the focus, which the form had. */
function Thanks({ text, onAnother }: { text: string; onAnother: () => void }) {
  const { alumni } = messages()
  const box = useRef<HTMLDivElement>(null)
  const fill = useFill()
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
    box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="grid justify-items-start gap-5 outline-0">
      <Message tone="success">{alumni.sent(text)}</Message>
      <p className="text-sm text-muted">{fill(alumni.next)}</p>
      <Button look="secondary" onClick={onAnother}>
        {alumni.another}
      </Button>
    </div>
  )
}

function Why() {
  const { title, reasons, steps } = messages().alumni.why
  return (
    <section aria-labelledby="why" className="grid gap-5">
      <h2 id="why" className="text-xl text-indigo-900">
        {title}
      </h2>
      <ul className="points">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <ol className="grid gap-4 pt-3 sm:grid-cols-3">
        {steps.map(({ name, text }, at) => (
          <li key={name} className="grid content-start gap-1 border-t border-marigold-500 pt-3">
            <span className="text-sm font-semibold text-marigold-700">{at + 1}</span>
            <span className="font-serif font-semibold text-indigo-900">{name}</span>
            <span className="text-sm text-muted">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
