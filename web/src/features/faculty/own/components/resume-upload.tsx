import { deskMessages } from '../../../../messages/desk.ts'
import { messages } from '../../../../messages/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { Progress } from '../../../../ui/forms/progress.tsx'
import { Message } from '../../../../ui/message.tsx'
import { ResumeField } from '../../desk/components/resume-field.tsx'
import type { ResumeUploading } from './use-resume-upload.ts'

const kit = () => deskMessages().kit
const ownProfile = () => deskMessages().ownProfile
const texts = () => ownProfile().upload

type ResumeUploadProps = {
  uploading: ResumeUploading
  current: string | null
  error: string | undefined
  /** Called when another file is chosen, or none: clears the error of the last one. */
  onChange: () => void
}

export function ResumeUpload({ uploading, current, error, onChange }: ResumeUploadProps) {
  const { state, begin, goOn, clear } = uploading
  const choose = (file: File | null) => {
    onChange()
    if (file) begin(file)
    else clear()
  }
  return (
    <div className="grid gap-3">
      <ResumeField
        current={current}
        file={state.status === 'none' ? null : state.file}
        onChange={choose}
        error={error}
      />
      {state.status === 'sending' && <Progress label={kit().form.uploading} value={state.share} />}
      <div role="status" className="text-sm text-muted empty:hidden">
        {state.status === 'sending' && state.isCut && (
          <p className="font-medium text-danger">{texts().cut}</p>
        )}
        {state.status === 'there' && !error && <p>{texts().there}</p>}
      </div>
      <Message tone="error">{state.status === 'failed' && texts().failed}</Message>
      {(state.status === 'sending' || state.status === 'failed') && (
        <div className="flex flex-wrap gap-3">
          {state.status === 'sending' && state.isCut && (
            <Button look="secondary" size="small" onClick={goOn}>
              {texts().goOn}
            </Button>
          )}
          {state.status === 'failed' && (
            <Button look="secondary" size="small" onClick={() => begin(state.file)}>
              {messages().controls.tryAgain}
            </Button>
          )}
          {state.status === 'sending' && (
            <Button look="quiet" size="small" onClick={clear}>
              {kit().form.cancelUpload}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
