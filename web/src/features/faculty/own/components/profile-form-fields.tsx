import { useState } from 'react'
import { passwordHint } from '../../../../lib/password-rule.ts'
import type { Submission } from '../../../../lib/use-submission.ts'
import { FormRow } from '../../../../ui/desk/form-card.tsx'
import { Field } from '../../../../ui/field.tsx'
import { PasswordBox } from '../../../../ui/password-box.tsx'
import { type ProfileField, profileFields } from '../api/profile-fields.ts'
import type { OwnProfile } from '../api/use-own-profile.ts'

type FormProps = { submission: Submission; messageId: string }

/** What the office keeps: to be read, and not sent. */
export function OfficeFields({ profile }: { profile: OwnProfile }) {
  const kept = [
    ['Name', profile.name],
    ['Designation', profile.designation],
    ['Department', profile.department],
    ['Email', profile.email],
  ] as const
  return (
    <fieldset className="min-w-0 rounded-card bg-sand p-4 sm:p-5">
      <legend className="float-left w-full pb-4 text-sm text-muted">
        Kept by the college office. Please write to it where something is wrong.
      </legend>
      <div className="clear-both grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 sm:grid-cols-2">
        {kept.map(([label, text]) => (
          <Field key={label} label={label}>
            {({ className, ...control }) => (
              <input
                {...control}
                type="text"
                readOnly
                value={text}
                className={`${className} read-only:border-line read-only:bg-paper read-only:text-muted`}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}

/** What the teacher keeps. */
export function OwnFields({ texts, ...props }: FormProps & { texts: Readonly<Record<string, string>> }) {
  return profileFields.map((field: ProfileField) => {
    const { name, isLong, isWide } = field
    const box = <OwnField key={name} field={field} text={texts[name] ?? ''} {...props} />
    return isLong || isWide ? <FormRow key={name}>{box}</FormRow> : box
  })
}

type OwnFieldProps = FormProps & { field: ProfileField; text: string }

function OwnField({ field, text, submission: { wire, error }, messageId }: OwnFieldProps) {
  const { name, label, hint, maxLength, isLong } = field
  return (
    <Field label={label} hint={hint} error={error(name)}>
      {(control) => {
        const box = { ...wire(name, control, messageId), defaultValue: text, maxLength }
        if (isLong) return <textarea {...box} rows={3} />
        return (
          <input
            {...box}
            type={name === 'phone' ? 'tel' : 'text'}
            autoComplete={name === 'phone' ? 'tel' : 'off'}
          />
        )
      }}
    </Field>
  )
}

/** A new password, if one is wanted. */
export function PasswordField({
  submission: { wire, error },
  messageId,
  email,
}: FormProps & { email: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <FormRow>
      <Field
        label="New password"
        hint={`Leave blank to keep current. ${passwordHint} A new one ends your sessions elsewhere.`}
        error={error('password')}
      >
        {(control) => (
          <>
            {/* Tells password managers whose new password it is. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordBox
              {...wire('password', control, messageId)}
              autoComplete="new-password"
              isShown={isShown}
              onToggle={() => setShown(!isShown)}
            />
          </>
        )}
      </Field>
    </FormRow>
  )
}
