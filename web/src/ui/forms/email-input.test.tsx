import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { EmailInput } from './email-input.tsx'
import { Field } from './field.tsx'

let form: ReturnType<typeof useForm<{ email: string }>>
function Form({ email = '' }: { email?: string }) {
  form = useForm({ defaultValues: { email } })
  return <Field label="E-mail">{(control) => <EmailInput {...control} {...form.register('email')} />}</Field>
}

const box = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const type = (text: string) => fireEvent.input(box(), { target: { value: text } })
const asked = () => screen.getByRole('status').textContent

it('A mistyped address is asked about after a pause, and corrected by the button', async () => {
  render(<Form />)
  type('asha@gmial.con')
  expect(asked()).toBe('')
  await waitFor(() => expect(asked()).toContain('Did you mean asha@gmail.com?'))
  expect(form.getValues('email')).toBe('asha@gmial.con')
  fireEvent.click(screen.getByRole('button', { name: 'Use this address' }))
  expect([form.getValues('email'), box().value]).toEqual(['asha@gmail.com', 'asha@gmail.com'])
  expect(document.activeElement).toBe(box())
  await waitFor(() => expect(asked()).toBe(''))
})

it('Nobody is asked about an address that is right', async () => {
  render(<Form />)
  type('asha@gmial.con')
  await waitFor(() => expect(asked()).not.toBe(''))
  type('asha@college.test')
  await waitFor(() => expect(asked()).toBe(''))
})

it('An address that was there before is asked about too', async () => {
  render(<Form email="asha@yahoo.con" />)
  await waitFor(() => expect(asked()).toContain('Did you mean asha@yahoo.com?'))
})
