import * as z from 'zod/mini'
import { useSubmitForm } from '../../../lib/use-submit-form.ts'
import { messages } from '../../../messages/index.ts'
import { Button } from '../../../ui/button.tsx'
import { type Credentials, choosePassword, keepPassword, type OpenedSession } from '../api/sign-in.ts'
import { OwnPasswordFormSchema } from '../form-schemas.ts'
import { AccountForPasswordManagers, NewPasswordFields } from './new-password-fields.tsx'
import { StepForm } from './step-form.tsx'
import { SubmitArea } from './submit-area.tsx'

type ChooseStepProps = {
  credentials: Credentials
  /** The session that it opened; undefined if the server asks for another password first. */
  session: OpenedSession | undefined
  onForgotten: () => void
  onBack: () => void
}

export function ChooseStep({ credentials, session, onForgotten, onBack }: ChooseStepProps) {
  const { account } = messages()
  const { formProps, fields, isBusy, message, messageId } = useSubmitForm({
    schema: OwnPasswordFormSchema,
    failure: { refused: account.chooseRefused, network: account.chooseFailed },
    send: ({ newPassword }) => choosePassword(credentials, newPassword, session),
    onSent: () => {},
  })
  return (
    <StepForm {...formProps} isBusy={isBusy}>
      <AccountForPasswordManagers email={credentials.uname} />
      <NewPasswordFields fields={fields} />
      <SubmitArea id={messageId} message={message}>
        <Button type="submit" busy={isBusy}>
          {isBusy ? account.choosing : account.choose}
        </Button>
        <div className="flex flex-wrap justify-center gap-x-2">
          <Button look="quiet" onClick={onBack}>
            {account.back}
          </Button>
          <Button look="quiet" onClick={onForgotten}>
            {account.chooseByCode}
          </Button>
        </div>
      </SubmitArea>
    </StepForm>
  )
}

/** Asks a person with an account from before first passwords ended if the office chose theirs. */
export function AskStep({ session, onChoose }: { session: OpenedSession; onChoose: () => void }) {
  const { account } = messages()
  const { formProps, isBusy, message, messageId } = useSubmitForm({
    schema: z.object({}),
    failure: { refused: account.keepFailed, network: account.keepFailed },
    send: () => keepPassword(session),
    onSent: () => {},
  })
  return (
    <StepForm {...formProps} isBusy={isBusy}>
      <SubmitArea id={messageId} message={message}>
        <Button onClick={onChoose}>{account.chooseOwn}</Button>
        <Button type="submit" look="secondary" busy={isBusy}>
          {account.isMine}
        </Button>
      </SubmitArea>
    </StepForm>
  )
}
