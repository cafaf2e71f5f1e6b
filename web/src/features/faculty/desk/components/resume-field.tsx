import { deskMessages } from '../../../../messages/desk.ts'
import { FileField } from '../../../../ui/desk/file-field.tsx'
import { NewTabHint } from '../../../../ui/new-tab-hint.tsx'
import { acceptedResumes, mostMegabytes } from '../api/check-resume.ts'

const texts = () => deskMessages().profiles.resume

type ResumeFieldProps = {
  current: string | null
  file: File | null
  /** Gets the new resume, and null when the current one is to stay. */
  onChange: (file: File | null) => void
  error?: string | undefined
  disabled?: boolean
}

/** Takes a resume: PDF, .doc or .docx, and shows the one that there is. */
export function ResumeField({ current, file, onChange, error, disabled = false }: ResumeFieldProps) {
  return (
    <div className="grid gap-2">
      <FileField
        label={texts().label}
        hint={texts().hint(mostMegabytes)}
        accept={acceptedResumes}
        file={file ?? undefined}
        onChange={(chosen) => onChange(chosen ?? null)}
        error={error}
        disabled={disabled}
      />
      {current && (
        <p className="text-sm">
          <a
            href={current}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-6 items-center font-semibold text-indigo-800 underline hover:text-marigold-700"
          >
            {texts().current}
            <NewTabHint />
          </a>
          {file && !error && <span className="text-muted">{texts().willBeReplaced}</span>}
        </p>
      )}
    </div>
  )
}
