import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { DateInput } from './date-input.tsx'
import { Field } from './field.tsx'

let form: ReturnType<typeof useForm<{ born: string }>>
function Form({ born }: { born?: string }) {
  form = useForm(born ? { defaultValues: { born } } : {})
  return (
    <Field label="Born">
      {(control) => <DateInput type="date" {...control} {...form.register('born')} />}
    </Field>
  )
}

const box = () => screen.getByLabelText<HTMLInputElement>('Born')
const type = (text: string) => {
  fireEvent.change(box(), { target: { value: text } })
  fireEvent.blur(box())
}

it('A date field is empty until somebody types, and takes what people type', () => {
  render(<Form />)
  expect([box().value, box().placeholder]).toEqual(['', 'DD/MM/YYYY'])
  fireEvent.change(box(), { target: { value: '06052008' } })
  expect(box().value).toBe('06/05/2008')
  for (const text of ['06052008', '6/5/2008', '06-05-2008', '06.05.2008', '2008-05-06']) {
    type(text)
    expect([form.getValues('born'), box().value]).toEqual(['2008-05-06', '06/05/2008'])
  }
})

it('What is no date stays in the field, marked as unfinished, and the form knows no date', async () => {
  render(<Form />)
  type('6/5')
  expect([form.getValues('born'), box().value]).toEqual(['', '6/5'])
  const stored = document.querySelector<HTMLInputElement>('[name="born"]')
  expect(stored?.validity.customError).toBe(true)
  form.setFocus('born')
  await waitFor(() => expect(document.activeElement).toBe(box()))
  type('')
  expect(stored?.validity.customError).toBe(false)
})

it('A day that no calendar has reaches the form, whose schema refuses it, and stays marked', () => {
  render(<Form />)
  type('31/02/2008')
  expect([form.getValues('born'), box().value]).toEqual(['2008-02-31', '31/02/2008'])
  expect(document.querySelector<HTMLInputElement>('[name="born"]')?.validity.customError).toBe(true)
})

it('A date field shows what the form sets, and what is picked in the calendar', () => {
  const { rerender } = render(<Form born="2008-05-06" />)
  expect(box().value).toBe('06/05/2008')
  form.setValue('born', '2009-12-31')
  rerender(<Form born="2008-05-06" />)
  expect(box().value).toBe('31/12/2009')
  act(() => form.reset({ born: '2009-12-31' }))
  expect(box().value).toBe('31/12/2009')
  const calendar = document.querySelector('input[type="date"]') as HTMLInputElement
  fireEvent.change(calendar, { target: { value: '2010-01-02' } })
  expect([form.getValues('born'), box().value]).toEqual(['2010-01-02', '02/01/2010'])
})
