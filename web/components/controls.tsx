import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonLook, buttonClass } from '../src/ui/button.tsx'
import { FileField } from '../src/ui/desk/file-field.tsx'
import { IconButton } from '../src/ui/desk/icon-button.tsx'
import { SearchInput } from '../src/ui/desk/search-input.tsx'
import { SelectInput } from '../src/ui/desk/select-box.tsx'
import { Switch } from '../src/ui/desk/switch.tsx'
import { DateInput } from '../src/ui/forms/date-input.tsx'
import { EmailInput } from '../src/ui/forms/email-input.tsx'
import { ErrorSummary } from '../src/ui/forms/error-summary.tsx'
import { Field } from '../src/ui/forms/field.tsx'
import { PasswordInput } from '../src/ui/forms/password-input.tsx'
import { samples } from './samples.ts'
import { Group, State, States } from './shown.tsx'

const looks: readonly ButtonLook[] = ['primary', 'accent', 'secondary', 'outline', 'quiet', 'danger']

export function Buttons() {
  const { action, busy, delete: remove } = samples()
  return (
    <Group title="Buttons">
      {looks.map((look) => (
        <State key={look} name={`${look}: usual, small, link, disabled, idle, busy`}>
          <div className={look === 'outline' ? 'row on-dark' : 'row'}>
            <Button look={look}>{action}</Button>
            <Button look={look} size="small">
              {action}
            </Button>
            <a href="#buttons" className={buttonClass(look)}>
              {action}
            </a>
            <Button look={look} disabled>
              {action}
            </Button>
            <Button look={look} isIdle>
              {action}
            </Button>
            <Button look={look} busy>
              {busy}
            </Button>
          </div>
        </State>
      ))}
      <State name="icon: usual, danger, disabled">
        <div className="row">
          <IconButton label={action}>
            <Pencil aria-hidden="true" size={18} />
          </IconButton>
          <IconButton label={remove} isDanger>
            <Trash2 aria-hidden="true" size={18} />
          </IconButton>
          <IconButton label={action} disabled>
            <Pencil aria-hidden="true" size={18} />
          </IconButton>
        </div>
      </State>
    </Group>
  )
}

export function Fields() {
  const text = samples()
  const [isShown, setShown] = useState(false)
  const ignore = () => {}
  return (
    <Group title="Fields">
      <States>
        <Field label={text.name} hint={text.nameHint} required>
          {(control) => <input {...control} type="text" />}
        </Field>
        <Field label={text.name} hint={text.nameHint} required error={text.nameError}>
          {(control) => <input {...control} type="text" />}
        </Field>
        <Field label={text.name}>
          {(control) => <input {...control} type="text" defaultValue={text.person} disabled />}
        </Field>
        <Field label={text.name} limit={20}>
          {(control) => <input {...control} type="text" defaultValue={`${text.person} ${text.person}`} />}
        </Field>
        <Field label={text.email} error={text.emailError}>
          {(control) => <EmailInput {...control} defaultValue="asha.verma@" />}
        </Field>
        <Field label={text.password}>
          {(control) => (
            <PasswordInput
              {...control}
              isShown={isShown}
              onToggle={() => setShown(!isShown)}
              defaultValue="Secret#2026"
            />
          )}
        </Field>
        <Field label={text.date}>{(control) => <DateInput {...control} type="date" />}</Field>
        <Field label={text.date}>
          {(control) => <DateInput {...control} type="date" defaultValue="2008-05-06" />}
        </Field>
        <Field label={text.choice}>
          {(control) => <SelectInput {...control} options={text.choices} placeholder={text.choose} />}
        </Field>
        <Field label={text.choice} error={text.choiceError}>
          {(control) => <SelectInput {...control} options={text.choices} />}
        </Field>
        <Field label={text.choice}>
          {(control) => <SelectInput {...control} options={text.choices} disabled />}
        </Field>
        <Field label={text.message}>
          {(control) => <textarea {...control} rows={3} defaultValue={text.text} />}
        </Field>
        <FileField
          label={text.file}
          hint={text.fileHint}
          accept=".pdf"
          file={undefined}
          onChange={ignore}
          disabled={false}
        />
        <FileField
          label={text.file}
          hint={text.fileHint}
          accept=".pdf"
          file={new File([new Uint8Array(240_000)], 'marksheet-12.pdf')}
          onChange={ignore}
          disabled={false}
        />
        <FileField
          label={text.file}
          hint={text.fileHint}
          accept=".pdf"
          file={undefined}
          onChange={ignore}
          error={text.fileError}
          disabled={false}
        />
        <SearchInput label={text.name} search="" placeholder={text.name} onSearch={ignore} />
        <Switch label={text.agree} isOn={false} onChange={ignore} />
        <Switch label={text.agree} isOn onChange={ignore} />
      </States>
      <form>
        <ErrorSummary
          id="summary"
          message={text.summary}
          issues={[
            { name: 'name', label: text.name, text: text.nameError },
            { name: 'email', label: text.email, text: text.emailError },
          ]}
        />
      </form>
    </Group>
  )
}
