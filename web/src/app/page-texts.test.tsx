import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormTrap } from '../ui/forms/form-trap.tsx'
import { pageTexts } from './page-texts.ts'

test('The search reads a form without the field that is hidden from people', () => {
  const form = renderToString(
    <main>
      <h1>Feedback</h1>
      <p>Tell us.</p>
      <FormTrap />
      <label>
        Your name <input />
      </label>
    </main>,
  )
  expect(pageTexts(form)).toEqual(['Tell us.', 'Your name'])
})
