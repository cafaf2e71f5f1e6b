import { limits } from '@prangan/contract/limits'
import { useEffect, useRef, useState } from 'react'
import { messages } from '../../../messages/index.ts'
import { Message } from '../../../ui/message.tsx'
import type { Credentials, OpenedSession, SignedIn } from '../api/sign-in.ts'
import { type LoginStep, useLoginSteps } from '../login-steps.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { LoginForm } from './login-form.tsx'
import { AskStep, ChooseStep } from './own-password-steps.tsx'

type Step = LoginStep['step']

const firstControl = 'form input:not([hidden]), form button'

function headOf(step: Step): { title: string; text: string; part?: string } {
  const { account } = messages()
  return {
    login: { title: account.title, text: account.intro },
    email: { title: account.forgottenTitle, text: account.forgottenIntro, part: account.step(1, 2) },
    code: { title: account.newTitle, text: account.newIntro, part: account.step(2, 2) },
    ask: { title: account.askTitle, text: account.askIntro },
    choose: { title: account.chooseTitle, text: account.chooseIntro },
  }[step]
}

type StepMessage = { step: Step; tone: 'success' | 'info'; text: string }

/**
 * The sign-in and the password reset: each step is an entry of the browser's history, takes the focus, and shows the
 * result of the step before. `notice` says why a person was sent here.
 */
export function LoginFlow({ notice }: { notice?: string | undefined }) {
  const { current, toEmail, toCode, toAsk, toChoose, toLogin, back } = useLoginSteps()
  const { account } = messages()
  /** In memory alone: on a page that is loaded again the sign-in begins again. */
  const [typed, setTyped] = useState<{ credentials: Credentials; session?: OpenedSession }>()
  const isLost = current.step === 'choose' ? !typed : current.step === 'ask' && !typed?.session
  const step = isLost ? 'login' : current.step
  const [result, setResult] = useState<StepMessage | null>(
    notice ? { step: 'login', tone: 'info', text: notice } : null,
  )
  /** Shared by the steps, so that it is not typed again for a code or for another one. */
  const [email, setEmail] = useState('')
  const section = useRef<HTMLElement>(null)

  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    section.current?.querySelector<HTMLElement>(firstControl)?.focus()
  }, [step])

  const continueWith = (signedIn: SignedIn, credentials: Credentials) => {
    if (signedIn.next === 'desk') return
    const isAsked = signedIn.next === 'ask'
    setTyped({ credentials, ...(isAsked && { session: signedIn.session }) })
    if (isAsked) toAsk()
    else toChoose()
  }
  const returnToLogin = (result: StepMessage | null) => {
    setEmail('')
    setResult(result)
    toLogin()
  }
  const message = result?.step === step ? result : null
  return (
    <section ref={section} aria-labelledby="login-title">
      <StepHead step={step} />
      <div className={message ? 'mb-6' : undefined}>
        <Message tone={message?.tone ?? 'info'}>{message?.text}</Message>
      </div>
      {step === 'login' && (
        <LoginForm
          onForgotten={(username) => {
            if (username.includes('@')) setEmail(username.trim())
            toEmail()
          }}
          onSubmit={() => setResult(null)}
          onSignedIn={continueWith}
        />
      )}
      {step === 'ask' && typed?.session && <AskStep session={typed.session} onChoose={toChoose} />}
      {step === 'choose' && typed && (
        <ChooseStep
          credentials={typed.credentials}
          session={typed.session}
          onForgotten={() => {
            setEmail(typed.credentials.uname)
            toEmail()
          }}
          onBack={() => returnToLogin(null)}
        />
      )}
      {step === 'email' && (
        <EmailStep
          email={email}
          onSent={(address, flow) => {
            setEmail(address)
            setResult({ step: 'code', tone: 'success', text: account.codeSent(limits.otp.lifetime / 60_000) })
            toCode(address, flow)
          }}
          onHasCode={(address) => {
            setEmail(address)
            setResult(null)
            toCode(address)
          }}
          onBack={() => returnToLogin(null)}
        />
      )}
      {current.step === 'code' && (
        <CodeStep
          email={current.email}
          flow={current.flow}
          onReset={() => returnToLogin({ step: 'login', tone: 'success', text: account.resetDone })}
          onAskAgain={back}
          onBack={() => returnToLogin(null)}
        />
      )}
    </section>
  )
}

function StepHead({ step }: { step: Step }) {
  const { title, text, part } = headOf(step)
  return (
    <>
      {part && <p className="pb-1 text-sm font-semibold text-marigold-700">{part}</p>}
      <h1 id="login-title" className="text-xl text-indigo-950 sm:text-2xl">
        {title}
      </h1>
      <p className="mt-2 mb-6 text-sm text-muted">{text}</p>
    </>
  )
}
