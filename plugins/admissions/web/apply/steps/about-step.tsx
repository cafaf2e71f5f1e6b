import { college } from '@prangan/college/config'
import { limits } from '@prangan/contract/limits'
import { state } from '@prangan/contract/states/profile'
import { FieldRow } from '@prangan/web/features/admissions/apply/components/form-section.tsx'
import { categoryName } from '@prangan/web/features/admissions/category-names.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { MarkedText } from '@prangan/web/ui/marked-text.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { needsGuardian, today } from '../api/details-of.ts'
import { stepsMessages } from '../steps-messages.ts'
import { tooOldText } from './certificate-age.ts'
import { StepPart } from './step-part.tsx'
import { TextField } from './text-field.tsx'
import type { StepProps } from './use-steps-form.ts'

/** About the applicant: what the first step has not asked. */
export function AboutStep(step: StepProps) {
  const { settings, fields } = step
  const { about } = stepsMessages()
  const { registration } = settings.session
  return (
    <>
      <p className="text-sm text-muted">{about.intro}</p>
      <StepPart>
        <FieldRow>
          <TextField fields={fields} name="nameHi" label={about.nameHi} hint={about.nameHiHint} lang="hi" />
          <TextField
            fields={fields}
            name="domicile"
            label={about.domicile}
            hint={about.domicileHint}
            required
            autoComplete="address-level1"
          />
          {registration && (
            <TextField
              fields={fields}
              name="registrationNumber"
              label={inLanguage(registration.label)}
              hint={
                <MarkedText
                  text={about.registrationHint(college.university.site)}
                  linkClass="font-semibold underline"
                />
              }
              required
              limit={limits.text.mobile * 2}
              autoCapitalize="characters"
            />
          )}
        </FieldRow>
      </StepPart>
      {needsGuardian(settings) && <GuardianPart {...step} />}
      {settings.applicant.category !== 'general' && <CategoryPart {...step} />}
    </>
  )
}

function GuardianPart({ fields, settings }: StepProps) {
  const { about } = stepsMessages()
  const { fatherName = '', motherName = '' } = settings.applicant
  return (
    <StepPart title={about.guardian} text={about.guardianText}>
      <TextField
        fields={fields}
        name="guardian-name"
        label={about.guardianName}
        required
        suggestions={[fatherName, motherName].filter((name) => name !== '')}
      />
      <FieldRow>
        <TextField
          fields={fields}
          name="guardian-mobile"
          label={about.guardianMobile}
          required
          type="tel"
          inputMode="numeric"
          limit={limits.text.mobile}
        />
        <TextField
          fields={fields}
          name="guardian-email"
          label={about.guardianEmail}
          hint={about.guardianEmailHint}
          required
          type="email"
          limit={limits.text.email}
        />
      </FieldRow>
    </StepPart>
  )
}

function CategoryPart({ fields, settings, typed }: StepProps) {
  const { about } = stepsMessages()
  const { category } = settings.applicant
  return (
    <StepPart title={about.category(categoryName(category))}>
      <FieldRow>
        <TextField
          fields={fields}
          name="categoryProof-number"
          label={about.certificateNumber}
          required
          limit={limits.text.mobile}
        />
        <div className="grid content-start gap-2">
          <TextField
            fields={fields}
            name="categoryProof-issuedOn"
            label={about.issuedOn}
            required
            type="date"
            max={today()}
          />
          <Message tone="info">{tooOldText({ settings, typed })}</Message>
        </div>
      </FieldRow>
      <TextField
        fields={fields}
        name="categoryProof-authority"
        label={about.authority}
        hint={about.authorityHint(inLanguage(state.officer), inLanguage(state.town))}
        required
      />
    </StepPart>
  )
}
